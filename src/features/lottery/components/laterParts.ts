import { lazyPart } from '@/shared/lib/lazyPart';

// One script, which comes behind that of the wheel as soon as the wheel stands there: who can draw has it.
export const LotteryFoot = lazyPart(
  async () => (await import(/* webpackChunkName: "part.lottery" */ './LotteryFoot')).LotteryFoot,
);
export const RulesPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "part.lottery" */ './LotteryRules')).RulesPanel,
);
export const DrawResult = lazyPart(
  async () => (await import(/* webpackChunkName: "part.lottery" */ './DrawResult')).DrawResult,
);
