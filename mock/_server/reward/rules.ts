import type { PrizeTab, RewardKind, RewardStatus } from '../../../src/features/reward/contract';
import { provideCount, provideDue } from '../account';
import type { Context } from '../handle';
import { lotteries, phaseOf } from '../lottery/store';
import { onLook } from '../mall/sweep';
import { choiceOf, needText, pageOf, refuse } from '../refusal';
import { nextId, serverNow } from '../state';
import { findOwnAddress } from './addressBook';
import { issue, noteAddress, receive, settle } from './lifeCycle';
import { rewards } from './store';
import type { RewardRow } from './types';
import { toDetail, toListFields } from './views';

const STATUSES_OF_TAB: Readonly<Record<PrizeTab, readonly RewardStatus[]>> = {
  all: ['claim', 'processing', 'toShip', 'shipped', 'done', 'failed', 'expired', 'cancelled'],
  claim: ['claim'],
  waiting: ['processing', 'toShip', 'failed'],
  sent: ['shipped', 'done'],
  expired: ['expired', 'cancelled'],
};

onLook(() => {
  const now = serverNow();
  for (const row of rewards().rows) settle(row, now);
});

function listMine(userId: string, now: number): RewardRow[] {
  return rewards()
    .rows.filter((row) => row.userId === userId && !row.isDeleted)
    .map((row) => settle(row, now))
    .sort((a, b) => b.wonAt - a.wonAt);
}

/** What waits to be claimed stands on the first page, the first to end first, however long ago it was won. */
function waitingFirst(rows: readonly RewardRow[]): RewardRow[] {
  const endOf = ({ claimBefore }: RewardRow) => claimBefore ?? Number.MAX_SAFE_INTEGER;
  const isWaiting = ({ status }: RewardRow) => status === 'claim';
  return [...rows.filter(isWaiting).sort((a, b) => endOf(a) - endOf(b)), ...rows.filter((row) => !isWaiting(row))];
}

/** What the member home counts: the same prizes as the numbers of the tabs. */
const OPEN_STATUSES: readonly RewardStatus[] = [...STATUSES_OF_TAB.claim, ...STATUSES_OF_TAB.waiting];

provideCount(
  'prizes',
  (userId) =>
    listMine(userId, serverNow()).filter((row) => row.source === 'lottery' && OPEN_STATUSES.includes(row.status))
      .length,
);

provideDue('prizes', (userId) => {
  const open = listMine(userId, serverNow()).filter((row) => row.source === 'lottery' && row.status === 'claim');
  const ends = open.flatMap(({ claimBefore }) => claimBefore ?? []);
  return { count: open.length, before: ends.length > 0 ? Math.min(...ends) : null };
});

/**
 * Whether a prize is of the activity and lottery that a call names; a call that names none wants every prize. Nobody has
 * won in a lottery that has not begun.
 */
function isOfLottery({ lottery }: RewardRow, { activityId, lotteryId }: Record<string, string>, now: number): boolean {
  if (activityId === undefined && lotteryId === undefined) return true;
  const store = lotteries().find((each) => each.lotteryId === lottery?.lotteryId);
  if (store && phaseOf(store, now) === 0) return false;
  if (activityId !== undefined && String(lottery?.activityId) !== activityId) return false;
  return lotteryId === undefined || lottery?.lotteryId === lotteryId;
}

export function listPrizes({ user, query, now }: Context) {
  const prizes = listMine(user.userId, now).filter((row) => row.source === 'lottery' && isOfLottery(row, query, now));
  const inTab = (tab: PrizeTab) => prizes.filter(({ status }) => STATUSES_OF_TAB[tab].includes(status));
  const wanted = inTab(choiceOf(query.tab, STATUSES_OF_TAB, 'all'));
  // Beside a wheel stand its newest prizes.
  const isOfOne = query.activityId !== undefined || query.lotteryId !== undefined;
  const result = pageOf(isOfOne ? wanted : waitingFirst(wanted), query);
  return {
    ...result,
    recordList: result.recordList.map((row) => ({
      recordId: row.rewardId,
      prizeId: row.prizeId,
      ...toListFields(row),
    })),
    counts: {
      claim: inTab('claim').length,
      waiting: inTab('waiting').length,
      sent: inTab('sent').length,
      expired: inTab('expired').length,
    },
    serverTime: now,
  };
}

/** Which types of rewards stand under a choice. */
const TYPES_OF_KIND: Readonly<Record<RewardKind, readonly RewardRow['type'][]>> = {
  all: ['points', 'coupon', 'right', 'service', 'goods', 'none'],
  points: ['points'],
  coupon: ['coupon', 'right', 'service'],
  goods: ['goods'],
};

export function listRewards({ user, query, now }: Context) {
  const types = TYPES_OF_KIND[choiceOf(query.kind, TYPES_OF_KIND, 'all')];
  const wanted = listMine(user.userId, now).filter(({ type }) => types.includes(type));
  const result = pageOf(waitingFirst(wanted), query);
  return {
    ...result,
    recordList: result.recordList.map((row) => ({ rewardId: row.rewardId, source: row.source, ...toListFields(row) })),
    serverTime: now,
  };
}

/** A reward by its number, as it is at this moment. Other areas of the mock ask this. */
export function findReward(rewardId: string, now: number): RewardRow | undefined {
  const row = rewards().rows.find((each) => each.rewardId === rewardId && !each.isDeleted);
  return row && settle(row, now);
}

function findMine(userId: string, rewardId: unknown, now: number): RewardRow {
  const wanted = needText(rewardId, '没有说明是哪份奖励，请从列表里打开', 64);
  const row = rewards().rows.find((each) => each.rewardId === wanted);
  if (!row) throw refuse.notFound('没有找到这份奖品，可能已被移除，请到“我的奖品”里看看');
  if (row.userId !== userId) throw refuse.notYours('这份奖品是另一个账号的，请换账号登录');
  if (row.isDeleted) throw refuse.notFound('这份奖品已经删除，可以看看其他奖品');
  return settle(row, now);
}

export function describeReward({ user, query, now }: Context) {
  return toDetail(findMine(user.userId, query.rewardId, now), now);
}

function sendTo(row: RewardRow, { user, body, now }: Context) {
  if (row.type !== 'goods') throw refuse.badInput('这份奖励不用填地址，到账后直接可以用');
  if (row.status === 'expired') throw refuse.ended('已过领取期限，有疑问可以申诉');
  if (row.status === 'cancelled') throw refuse.ended('这份奖励已取消，有疑问可以申诉');
  if (row.status === 'processing' || row.status === 'failed')
    throw refuse.badInput('这份奖励还没有发放，发放后再填地址');
  if (row.status !== 'claim' && row.status !== 'toShip') throw refuse.alreadyDone('已经发货，不能再改地址');
  row.address = findOwnAddress(user.userId, needText(body.addressId, '请选择地址', 64));
  row.postageId ??= nextId('PG');
  noteAddress(row, now);
  return { postageId: row.postageId, editableUntil: row.shipAt };
}

/** The address of a lottery prize. */
export function savePostage(ctx: Context) {
  return sendTo(findMine(ctx.user.userId, ctx.body.recordId, ctx.now), ctx);
}

/** The address of any other reward. */
export function saveAddress(ctx: Context) {
  const { editableUntil } = sendTo(findMine(ctx.user.userId, ctx.body.rewardId, ctx.now), ctx);
  return { editableUntil };
}

export function confirm({ user, body, now }: Context) {
  const row = findMine(user.userId, body.rewardId, now);
  if (row.status === 'done') throw refuse.alreadyDone('已经确认过收货');
  if (row.status !== 'shipped') throw refuse.badInput('还没有发货，收到以后再确认');
  receive(row, now, '您已确认收货');
  return {};
}

export function reissue({ user, body, now }: Context) {
  const row = findMine(user.userId, body.rewardId, now);
  if (row.status !== 'failed')
    throw refuse.alreadyDone(row.status === 'done' ? '这份奖励已经到账' : '这份奖励不用重新发放，看看它现在的状态');
  issue(row, now);
  return { status: row.status };
}

export function remove({ user, body, now }: Context) {
  const row = findMine(user.userId, body.rewardId, now);
  if (row.status !== 'expired' && row.status !== 'cancelled')
    throw refuse.badInput('只能删除已失效的奖励，其他的先留着');
  row.isDeleted = true;
  return {};
}

/** Switches the reminder before the claim deadline. */
export function remind({ user, body, now }: Context) {
  const row = findMine(user.userId, body.rewardId, now);
  if (typeof body.on !== 'boolean') throw refuse.badInput('请说明打开还是关闭');
  if (row.status !== 'claim') throw refuse.ended('这份奖励不用再领取，没有要提醒的');
  row.isReminded = body.on;
  return { on: body.on };
}

export function appeal({ user, body, now }: Context) {
  const row = findMine(user.userId, body.rewardId, now);
  if (row.appealId) throw refuse.alreadyDone('已经申诉过，客服会联系您');
  if (!['failed', 'expired', 'cancelled'].includes(row.status))
    throw refuse.badInput('这份奖励不用申诉，有疑问请联系客服');
  row.appealId = nextId('AP');
  row.timeline.unshift({ at: now, text: '已提交申诉' });
  return { appealId: row.appealId };
}
