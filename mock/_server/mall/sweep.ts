type Sweep = () => void;

const sweeps: Sweep[] = [];

/** Lets an area give back what time has freed (such as the stock of unpaid orders) before goods are looked at. */
export function onLook(sweep: Sweep): void {
  sweeps.push(sweep);
}

export function sweepBeforeLook(): void {
  for (const sweep of sweeps) sweep();
}
