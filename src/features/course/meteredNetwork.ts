interface Connection {
  saveData?: boolean;
  type?: string;
  metered?: boolean;
}

/** Whether playing a film may cost the member something, as far as the browser tells: many tell nothing. */
export function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.metered === true || connection?.type === 'cellular';
}
