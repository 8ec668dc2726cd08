/** Marks of width and direction that nobody sees; they come along with what is copied out of a chat or an address book. */
export const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g;
