import { onPageReturn } from '@/bridge/pageReturn';

/**
 * When a poll of ahooks that rested while the page was hidden goes on. Its own file listens at the window, which the event
 * does not reach before iOS 14: a code that was left for another app was never asked for again. Takes its place in the
 * build (.umirc.ts) and in the tests.
 */
export default onPageReturn;
