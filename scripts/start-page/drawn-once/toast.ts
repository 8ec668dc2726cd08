/** Nobody is told anything by what is drawn once. */
export const showMessage = (): void => undefined;
