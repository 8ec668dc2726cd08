// Stands in for what components do when they are tapped: what is drawn once does nothing.
export const showMessage = (): void => undefined;
export const signIn = (): void => undefined;
export const showNotification = (): void => undefined;
