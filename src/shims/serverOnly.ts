/** Stands for modules that only a server needs. */
export const Html = undefined;
