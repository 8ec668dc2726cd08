interface Props {
  className?: string;
  preserveAspectRatio?: string;
}

/** Where the people of a team stand, from the left. */
const PLACES = [122, 190, 258];

function FreePlace({ at }: { at: number }) {
  return (
    <g transform={`translate(${at - 252})`} fill="none" stroke="#12405f" strokeLinecap="round">
      <path d="M252 254a30 30 0 0 1 30 30v26h-60v-26a30 30 0 0 1 30-30z" fill="#eaf6e3" strokeDasharray="3 6" />
      <path
        d="M246.500 280.500a5.500 5.500 0 1 1 8.300 4.700c-1.900 1.200-2.800 2.300-2.800 4.800m0 6v.1"
        strokeWidth="3.400"
      />
    </g>
  );
}

function meadowOf(free: number) {
  return (props: Props) => (
    <svg viewBox="0 0 390 392" aria-hidden="true" {...props}>
      {PLACES.slice(PLACES.length - free).map((at) => (
        <FreePlace key={at} at={at} />
      ))}
      <path d="M-10 332c70-44 150-32 236-22s120 8 174-16v110H-10z" fill="#8fc67a" />
    </svg>
  );
}

/** The hill in front of a team, by the number of its free places. */
export const MEADOWS = [meadowOf(0), meadowOf(1), meadowOf(2), meadowOf(3)];
