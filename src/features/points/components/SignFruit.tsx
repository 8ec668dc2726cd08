interface Props {
  /** done: ripe; today: waits for the tap; later: dashed. */
  state: 'done' | 'today' | 'later';
  /** Points that a later day gives, written inside the fruit. */
  reward?: number;
  className?: string;
}

const LEAF = 'M12.6 5.6c.6-3.2 3.6-4.9 7.6-4.4-.2 3.8-3.2 5.6-7.6 4.4z';

/** One day of the sign-in row. What it means stands in words beside it. */
export function SignFruit({ state, reward, className }: Props) {
  const isLater = state === 'later';
  return (
    <svg className={className} width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true">
      {state === 'done' && (
        <>
          <circle cx="12" cy="14" r="9" fill="var(--apricot-500)" />
          <path
            d="M12.2 5.6c-3 3.6-3.2 9.8.7 14.6"
            fill="none"
            stroke="var(--apricot-cleft)"
            strokeWidth="1.7"
            strokeLinecap="round"
          />
        </>
      )}
      {state === 'today' && (
        <>
          <circle cx="12" cy="14" r="9" fill="var(--apricot-100)" stroke="var(--apricot-500)" strokeWidth="1.4" />
          <path d="M12 10v8M8 14h8" stroke="var(--apricot-700)" strokeWidth="1.7" strokeLinecap="round" />
        </>
      )}
      {isLater && (
        <circle
          cx="12"
          cy="14"
          r="8.2"
          fill="var(--apricot-50)"
          stroke="var(--apricot-400)"
          strokeWidth="1.4"
          strokeDasharray="2.6 2.4"
        />
      )}
      {isLater && reward !== undefined && (
        <text x="12" y="17.2" fontSize="8.5" textAnchor="middle" fill="var(--apricot-700)" fontWeight="700">
          {reward}
        </text>
      )}
      <path d={LEAF} fill={isLater ? 'var(--apricot-400)' : 'var(--leaf-600)'} />
    </svg>
  );
}
