import { tabNotes } from '@/shared/lib/deviceStorage';

/** Whether the member wants results without the run of the light; kept for this lottery and this tab. */
export const keyOfSkip = (lotteryId: string) => `lotterySkip:${lotteryId}` as const;

export const isSkipChosen = (lotteryId: string) => tabNotes.read(keyOfSkip(lotteryId)) === '1';
