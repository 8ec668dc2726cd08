/** The one reason for which the member sends back at his own cost. */
export const UNWANTED = '不想要了';

/** Who pays for sending back; said with the good, before the application, and again when the parcel is asked for. */
export const RETURN_FREIGHT = `寄回运费：${UNWANTED}，由您出；破损、少件、发错、与介绍不符等，由我们出。`;
