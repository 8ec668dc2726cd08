interface Props {
  className?: string;
  /** "brand" is the mark beside the name: a paler cleft and a larger leaf. */
  variant?: 'fruit' | 'brand' | 'night';
}

const CLEFTS = { fruit: 'var(--apricot-cleft)', brand: 'var(--apricot-50)', night: 'var(--apricot-cleft)' };
const LEAVES = { fruit: 'var(--leaf-600)', brand: 'var(--leaf-700)', night: 'var(--leaf-300)' };

export function Apricot({ className, variant = 'fruit' }: Props) {
  return (
    <svg className={className} width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="14" r="9" fill="var(--apricot-500)" />
      <path
        d="M12.2 5.6c-3 3.6-3.2 9.8.7 14.6"
        fill="none"
        stroke={CLEFTS[variant]}
        strokeWidth="1.7"
        strokeLinecap="round"
      />
      <path d="M12.6 5.6c.6-3.2 3.6-4.9 7.6-4.4-.2 3.8-3.2 5.6-7.6 4.4z" fill={LEAVES[variant]} />
    </svg>
  );
}
