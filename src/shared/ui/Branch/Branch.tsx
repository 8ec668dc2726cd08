interface Props {
  className?: string;
}

/** The brand's branch, for the balance card and the member card only. Size and place come from `className`. */
export function Branch({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 200 160" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M206 8C170 20 132 34 104 66S62 128 40 150" stroke="#e8c493" strokeWidth="2.4" opacity=".75" />
      <path d="M150 33c-6 22-4 40 8 60M104 66c-22-2-40 2-56 14" stroke="#e8c493" strokeWidth="1.8" opacity=".6" />
      <g fill="var(--leaf-500)">
        <path d="M128 44c-16-8-30-4-38 10 16 8 30 4 38-10z" />
        <path d="M84 92c-14-9-28-6-37 7 14 9 28 6 37-7z" opacity=".8" />
        <path d="M152 58c14-2 26 5 30 20-14 3-26-5-30-20z" opacity=".9" />
        <path d="M60 126c14-4 26 0 33 13-13 5-26 1-33-13z" opacity=".7" />
        <path d="M176 22c2-12 10-19 22-20 0 12-9 20-22 20z" opacity=".8" />
      </g>
      <circle cx="158" cy="106" r="15" fill="var(--apricot-500)" />
      <path d="M158 92c-5 6-5 17 1 26" stroke="var(--apricot-cleft)" strokeWidth="2" />
      <circle cx="42" cy="92" r="12" fill="var(--apricot-400)" />
      <path d="M42 81c-4 5-4 13 1 20" stroke="#d58a30" strokeWidth="1.8" />
      <circle cx="112" cy="84" r="10" fill="var(--apricot-500)" />
      <path d="M112 75c-3 4-3 11 1 17" stroke="var(--apricot-cleft)" strokeWidth="1.6" />
    </svg>
  );
}
