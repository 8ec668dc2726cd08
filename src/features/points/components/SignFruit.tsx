import type { SignDay } from '../signWeek';

const LEAF = 'M12.6 5.6c.6-3.2 3.6-4.9 7.6-4.4-.2 3.8-3.2 5.6-7.6 4.4z';

/** One apricot of the sign-in row: ripe, waiting for today's tap, or still to come. */
export function SignFruit({ state, reward }: Pick<SignDay, 'state' | 'reward'>) {
  if (state === 'signed') {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="14" r="9" fill="var(--apricot-500)" />
        <path
          d="M12.2 5.6c-3 3.6-3.2 9.8.7 14.6"
          fill="none"
          stroke="var(--apricot-cleft)"
          strokeWidth="1.7"
          strokeLinecap="round"
        />
        <path d={LEAF} fill="var(--leaf-600)" />
      </svg>
    );
  }
  if (state === 'open') {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="14" r="9" fill="var(--apricot-100)" stroke="var(--apricot-500)" strokeWidth="1.4" />
        <path d={LEAF} fill="var(--leaf-600)" />
        <path d="M12 10v8M8 14h8" stroke="var(--apricot-700)" strokeWidth="1.7" strokeLinecap="round" />
      </svg>
    );
  }
  const isMissed = state === 'missed';
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle
        cx="12"
        cy="14"
        r="8.2"
        fill={isMissed ? 'var(--ink-100)' : 'var(--apricot-50)'}
        stroke={isMissed ? 'var(--ink-300)' : 'var(--apricot-400)'}
        strokeWidth="1.4"
        strokeDasharray="2.6 2.4"
      />
      <path d={LEAF} fill={isMissed ? 'var(--ink-300)' : 'var(--apricot-400)'} />
      {reward !== undefined && (
        <text x="12" y="17.2" fontSize="8.5" fontWeight="700" textAnchor="middle" fill="var(--apricot-700)">
          {reward}
        </text>
      )}
    </svg>
  );
}
