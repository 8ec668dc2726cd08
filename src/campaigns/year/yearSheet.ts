/** The size of the picture of the year. */
export const SHEET = { width: 360, height: 600 } as const;
