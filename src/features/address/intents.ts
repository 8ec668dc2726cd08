/** What stands for the number of an address that has none yet. */
export const NEW_ADDRESS = 'new';

/** To save an address. A new one that is deleted again ends what was open about it: to add the same once more is another wish. */
export function saveIntent(addressId: string) {
  return { intentKey: `address:${addressId}` };
}
