/** Session storage: the id of the address that was chosen for another screen, until that screen takes it. */
export const SELECTED_ADDRESS_KEY = 'selectedAddressId';
