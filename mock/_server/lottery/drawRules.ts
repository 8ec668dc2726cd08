import type { Context, GuestContext } from '../handle';
import { membershipOf } from '../membership/membership';
import { spend } from '../points';
import { needText, refuse } from '../refusal';
import { grantReward } from '../reward/grant';
import { dayOf, nextId, serverNow } from '../state';
import { countChances, reasonForNone } from './chances';
import { CLAIM_MS } from './limits';
import type { PrizeRow } from './prizes';
import { nextRandom, pickByOdds } from './random';
import { areAllGone, isGone, lotteries, lottery, phaseOf } from './store';
import type { DrawRow, LotteryStore } from './types';

/** Who may draw: an adult with a bound phone who has had a member card. */
export function conditionsOf(user: { userId: string; mobile: string }) {
  const hasHadCard = membershipOf(user.userId) !== undefined;
  const isBound = user.mobile !== '';
  return [
    {
      key: 'mobile',
      text: isBound ? '已绑定手机号' : '没有绑定手机号',
      done: isBound,
      ...(isBound ? {} : { action: { text: '去绑定', route: '/schedule/member?step=mobile' } }),
    },
    {
      key: 'card',
      text: hasHadCard ? '开通过会员卡' : '没有开通过会员卡',
      done: hasHadCard,
      ...(hasHadCard ? {} : { action: { text: '看会员卡', route: '/membership-card' } }),
    },
  ];
}

export function isEligible(user: { userId: string; mobile: string }): boolean {
  return conditionsOf(user).every((condition) => condition.done);
}

/** What a way to a lottery says of it, elsewhere in the app: nobody is sent to draw where nothing is drawn. */
export function describeEntry(store: LotteryStore, now: number) {
  const phase = phaseOf(store, now);
  if (phase === 0) return { isOpen: false, text: '看看抽奖', note: '还没有开始，概率都公开' };
  if (phase !== 1) return { isOpen: false, text: '看抽奖结果', note: '这期抽奖已经结束' };
  if (areAllGone(store)) return { isOpen: false, text: '看抽奖结果', note: '这期奖品已全部发完' };
  return { isOpen: true, text: '去抽奖', note: '每天签到得 1 次，概率都公开' };
}

/** The draws that a member could make now: chances that wait for a condition are none that one can use. */
export function usableDraws(store: LotteryStore, user: { userId: string; mobile: string }, now: number): number {
  return describeEntry(store, now).isOpen && isEligible(user) ? countChances(store, user.userId, now).number : 0;
}

export function drawUserIdOf(userId: string): string {
  return `LD-${userId}`;
}

function findPrize({ prizes }: LotteryStore, isWanted: (prize: PrizeRow) => boolean): PrizeRow {
  const prize = prizes.find(isWanted);
  if (!prize) throw refuse.notFound('没有这个奖品，请刷新后再看');
  return prize;
}

function isGivenOut({ draws }: LotteryStore, prize: PrizeRow, now: number): boolean {
  if (isGone(prize)) return true;
  if (prize.dailyQuantity === null) return false;
  const given = draws.filter((row) => row.prizeId === prize.prizeId && dayOf(row.at) === dayOf(now));
  return given.length >= prize.dailyQuantity;
}

function takeForced(store: LotteryStore, userId: string): PrizeRow | undefined {
  const { forced } = store;
  const index = forced.findIndex((order) => order.userId === undefined || order.userId === userId);
  const [order] = index < 0 ? [] : forced.splice(index, 1);
  return order && findPrize(store, ({ prizeId }) => prizeId === order.prizeId);
}

/** Chooses a prize and takes it out of stock. What has run out is replaced as the published rules say. */
export function choosePrize(store: LotteryStore, userId: string, now: number): PrizeRow {
  const drawn = takeForced(store, userId) ?? pickByOdds(store.prizes, nextRandom(store));
  const consolation = findPrize(store, ({ prizeId }) => prizeId === store.consolationId);
  const none = findPrize(store, ({ type }) => type === 'none');
  const prize = [drawn, consolation].find((each) => !isGivenOut(store, each, now)) ?? none;
  if (prize.left !== null) prize.left -= 1;
  return prize;
}

function refuseUnlessOpen(store: LotteryStore, now: number): void {
  const phase = phaseOf(store, now);
  if (phase === 0) throw refuse.notStarted('抽奖还没有开始，可以先设提醒');
  if (phase !== 1) throw refuse.ended('抽奖已经结束，抽中的奖品可以到“我的奖品”里看');
  if (areAllGone(store)) throw refuse.soldOut('奖品已全部发完，抽中的奖品可以到“我的奖品”里看');
}

/** Draws once: chance, prize and record are written together or not at all. */
export function drawOnce({ user, body, now }: Context) {
  const clientToken = needText(body.clientToken, '请求缺少凭证，请刷新后再试', 64);
  const store = lottery({ activityId: body.activityId, lotteryId: body.lotteryId ?? '' });
  if (body.drawUserId !== drawUserIdOf(user.userId)) throw refuse.notYours('抽奖身份不符，请刷新后再试');
  refuseUnlessOpen(store, now);
  if (!isEligible(user)) throw refuse.level('还不符合参与条件，请看看抽奖页写的条件');
  const reason = reasonForNone(store, countChances(store, user.userId, now), now);
  if (reason) throw refuse.limit(reason);

  const recordId = nextId('LR');
  spend(user.userId, { points: store.costPoints, title: store.title, bizType: 'lottery', bizNo: recordId });
  const prize = choosePrize(store, user.userId, now);
  const row: DrawRow = {
    recordId,
    userId: user.userId,
    clientToken,
    prizeId: prize.prizeId,
    at: now,
    answer: { won: prize.type !== 'none', name: prize.name },
  };
  store.draws.push(row);
  const reward = row.answer.won ? issue(store, row, prize) : undefined;
  row.answer = {
    recordId: row.recordId,
    won: row.answer.won,
    prizeId: prize.prizeId,
    position: prize.position,
    name: prize.name,
    type: prize.type,
    img: prize.img,
    needAddress: prize.type === 'goods',
    claimBefore: reward?.claimBefore ?? null,
    remaining: countChances(store, user.userId, now).number,
    serverTime: now,
    ...(reward?.couponId ? { couponId: reward.couponId } : {}),
    ...(reward?.rightId ? { rightId: reward.rightId } : {}),
  };
  return row.answer;
}

function issue({ activityId, lotteryId, title }: LotteryStore, row: DrawRow, prize: PrizeRow) {
  return grantReward({
    rewardId: row.recordId,
    userId: row.userId,
    source: 'lottery',
    sourceText: title,
    lottery: { activityId, lotteryId },
    prizeId: prize.prizeId,
    name: prize.name,
    img: prize.setImg,
    type: prize.type,
    points: prize.points ?? null,
    couponTemplateId: prize.couponTemplateId ?? null,
    ...(prize.rightId ? { rightId: prize.rightId } : {}),
    wonAt: row.at,
    claimBefore: prize.type === 'goods' ? row.at + CLAIM_MS : null,
  });
}

/** The receipt: what a clientToken of this member has drawn, in whatever lottery. */
export function findResult({ user, query }: Context) {
  const clientToken = needText(query.clientToken, '没有说明是哪次抽奖，请回抽奖页再看', 64);
  for (const store of lotteries()) {
    const row = store.draws.find((each) => each.userId === user.userId && each.clientToken === clientToken);
    if (row) return { ...row.answer, remaining: countChances(store, user.userId, serverNow()).number };
  }
  throw refuse.notFound('这次抽奖没有送达，次数没有用掉，可以再抽一次');
}

export function openDrawSession({ user, query }: Context) {
  lottery(query).openSessions.add(user.userId);
  return { drawUserId: drawUserIdOf(user.userId) };
}

/** A guest has no session; leaving is never refused. */
export function closeDrawSession({ user }: GuestContext) {
  if (user) for (const { openSessions } of lotteries()) openSessions.delete(user.userId);
  return {};
}
