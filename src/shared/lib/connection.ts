interface Connection {
  saveData?: boolean;
  type?: string;
  metered?: boolean;
  effectiveType?: string;
}

/** What the browser tells of the network: many tell nothing. */
function told(): Connection {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  return connection;
}

/** Whether playing a film may cost the member something, as far as the browser tells. */
export function isMetered(): boolean {
  const { saveData, metered, type } = told();
  return saveData === true || metered === true || type === 'cellular';
}

/** Whether nothing is to be fetched beforehand: the phone saves data, or has hardly any network. */
export function isSparing(): boolean {
  const { saveData, effectiveType } = told();
  return saveData === true || /2g/.test(effectiveType ?? '');
}
