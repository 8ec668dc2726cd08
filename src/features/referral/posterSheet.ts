/** Where the parts of the poster stand. */
export const POSTER = { width: 360, height: 560, qrSize: 148 } as const;
