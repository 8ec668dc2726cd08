/** So many stand in a row at most, the server's first ones: nobody waits for more, and their marks would cover the words. */
export const MOST_BANNERS = 8;
