/** What things cost in the stores, in cents: campaigns strike these prices through, and prizes are worth them. */
export const RETAIL = {
  careBox: 8900,
  oolong: 7900,
} as const;

/** Said of every price that is struck through. */
export const RETAIL_BASIS = '门店零售价';
