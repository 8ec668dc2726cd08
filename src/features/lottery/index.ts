/** A whole lottery of an activity in its own dress: `<Lottery activityId={97} dress={{ colors: { board: '#7a1f2b' } }} />`. */
export { Lottery, type LotteryProps } from './components/Lottery';
/** The rank of an activity alone: `<RankCard activityId={97} />`. */
export { RankCard } from './components/RankCard';
export type { LotteryColor, LotteryDress } from './dress';
