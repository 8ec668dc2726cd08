/** How long a panel is on its way out, in milliseconds: as long as --t-base. */
export const LEAVE_MS = 200;
