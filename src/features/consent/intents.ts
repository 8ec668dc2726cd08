/** To have the account closed; over as soon as the member sees that it is going to be. */
export const CLOSE_INTENT = { intentKey: 'close-apply' };

/** To keep the account after all; over as soon as the member sees that nothing is asked for. */
export const KEEP_INTENT = { intentKey: 'close-cancel' };
