/** A whole lottery of an activity in its own dress: `<Lottery activityId={97} dress={{ colors: { board: '#7a1f2b' } }} />`. */
export { Lottery, type LotteryProps } from './components/Lottery';
/** The way to a lottery with the member's chances and the latest winners: `<LotteryEntry activityId={97} />`. */
export { LotteryEntry } from './components/LotteryEntry';
/** The rank of an activity alone: `<RankCard activityId={97} />`. */
export { RankCard } from './components/RankCard';
/** Who has won in a lottery that is over: `<WinnersCard activityId={97} />`. */
export { WinnersCard } from './components/WinnersCard';
/** The call for the draws that are left, `{ activityId }`. */
export { getChances } from './contract';
export type { LotteryColor, LotteryDress } from './dress';
