import { bullets } from '../consent/writing';
import type { Context } from '../handle';
import { maskName } from '../masks';
import { earn } from '../points';
import { needText, pageOf, refuse } from '../refusal';
import { DAY, nextId } from '../state';
import { findUser, users } from '../users';
import { type InviteeRow, type RewardRow, referral } from './store';

const REASONS = { open: '', ended: '本期邀请记录已经截止，名单仍可查看。', paused: '邀请功能暂停使用，名单仍可查看。' };

/** A public name of the inviter; says nothing about him and opens nothing. */
export function inviteCodeOf(userId: string): string {
  return `XL${(Number(userId.replace(/\D/g, '')) * 7919).toString(36).toUpperCase()}`;
}

const INVITE_CODE = /^[A-Za-z0-9]{1,32}$/;

/** The public code that a request names as its inviter; undefined when it names none that can be one. */
export function inviterIn({ inviter }: Record<string, unknown>): string | undefined {
  return typeof inviter === 'string' && INVITE_CODE.test(inviter) ? inviter : undefined;
}

/**
 * Somebody who came by an invitation has bought a card: he is in the inviter's list, once. One's own link does not count,
 * and somebody who had a card before is listed as not counted.
 */
export function noteInvitee(inviteCode: string, userId: string, isFirstCard: boolean, now: number): void {
  const inviter = users().list.find((each) => inviteCodeOf(each.userId) === inviteCode);
  const friend = findUser(userId);
  if (!inviter || !friend || inviter.userId === userId || referral().status !== 'open') return;
  const inviteId = `IV-${userId}`;
  if (referral().invitees.some((row) => row.inviteId === inviteId)) return;
  referral().invitees.push({
    inviteId,
    userId: inviter.userId,
    nickname: maskName(friend.nickname),
    avatar: friend.avatar,
    status: isFirstCard ? 'opened' : 'invalid',
    at: now,
    reasonText: isFirstCard ? '' : '这位朋友之前已是会员，不计入',
    appealId: '',
    appealedAt: null,
  });
}

function rewardStatus(row: RewardRow, now: number) {
  if (row.isClaimed) return 'claimed' as const;
  return row.claimBefore > now ? ('claimable' as const) : ('expired' as const);
}

function showReward(row: RewardRow, now: number) {
  const status = rewardStatus(row, now);
  const operate =
    status === 'claimable'
      ? { key: 'claim', text: '领取', enabled: true }
      : {
          key: 'claim',
          text: status === 'claimed' ? '已领取' : '已过期',
          enabled: false,
          reasonText: status === 'claimed' ? '已存入积分' : '已过领取时间',
        };
  return {
    rewardId: row.rewardId,
    title: row.title,
    points: row.points,
    status,
    claimBefore: row.claimBefore,
    operate: [operate],
  };
}

function mine(userId: string): InviteeRow[] {
  return referral().invitees.filter((row) => row.userId === userId);
}

export function getInfo({ user, now }: Context) {
  const { status, rewards } = referral();
  const invitees = mine(user.userId);
  const own = rewards.filter((row) => row.userId === user.userId);
  return {
    inviteCode: inviteCodeOf(user.userId),
    status,
    ...(REASONS[status] === '' ? {} : { reasonText: REASONS[status] }),
    title: '请朋友来做邻居',
    description: '一起学护理，一起照看家人',
    rules: [
      bullets(
        '您只看得到昵称和加入时间，看不到朋友的订单和健康信息。',
        own.length > 0
          ? '邀请全凭自愿。主办方的感谢只发一次，不看您邀请了几位。'
          : '邀请全凭自愿，分享和邀请不会得到积分、抽奖次数或优惠。请只发给愿意收的人。',
        '每位朋友只记一次，自己打开自己的链接不计入。',
      ),
    ],
    totals: {
      valid: invitees.filter(({ status: each }) => each === 'registered' || each === 'opened').length,
      unfinished: invitees.filter(({ status: each }) => each === 'unfinished').length,
      points: own.filter(({ isClaimed }) => isClaimed).reduce((sum, row) => sum + row.points, 0),
    },
    rewards: own.map((row) => showReward(row, now)),
    poster: {
      title: '专业护理，就在隔壁',
      subtitle: '上门护理、母婴照护、护理课程',
      note: '微信扫一扫，看看附近的护理站',
    },
    serverTime: now,
  };
}

/** How long staff look at an appeal. */
export const APPEAL_MS = DAY;

function appealButton({ appealedAt }: InviteeRow, now: number) {
  if (appealedAt === null) return { key: 'appeal', text: '申诉', enabled: true };
  const isDecided = appealedAt + APPEAL_MS <= now;
  const reasonText = isDecided ? '客服核对过了，结果不变' : '客服核对后会发消息告诉您';
  return { key: 'appeal', text: '已申诉', enabled: false, reasonText };
}

function showInvitee(row: InviteeRow, now: number) {
  return {
    inviteId: row.inviteId,
    avatar: row.avatar,
    nickname: row.nickname,
    at: row.at,
    status: row.status,
    ...(row.reasonText === '' ? {} : { reasonText: row.reasonText }),
    operate: row.status === 'invalid' ? [appealButton(row, now)] : [],
  };
}

export function listInvitees({ user, query, now }: Context) {
  const page = pageOf(
    mine(user.userId).sort((a, b) => b.at - a.at),
    query,
  );
  return { ...page, recordList: page.recordList.map((row) => showInvitee(row, now)) };
}

export function claimReward({ user, body, now }: Context) {
  const rewardId = needText(body.rewardId, '请选择奖励', 40);
  const row = referral().rewards.find((each) => each.rewardId === rewardId);
  if (!row) throw refuse.notFound('没有找到这份奖励，请刷新后再看');
  if (row.userId !== user.userId) throw refuse.notYours('这份奖励是另一个账号的，请换账号登录');
  const status = rewardStatus(row, now);
  if (status !== 'claimable') throw refuse.alreadyDone(status === 'claimed' ? '已经领取过' : '已过领取时间');
  earn(user.userId, { points: row.points, title: row.title, bizType: 'invite', bizNo: row.rewardId });
  row.isClaimed = true;
  return { points: row.points };
}

export function appeal({ user, body, now }: Context) {
  const inviteId = needText(body.inviteId, '请选择一位朋友', 40);
  const row = referral().invitees.find((each) => each.inviteId === inviteId);
  if (!row) throw refuse.notFound('没有找到这条记录，请刷新后再看');
  if (row.userId !== user.userId) throw refuse.notYours('这条记录是另一个账号的，请换账号登录');
  if (row.status !== 'invalid') throw refuse.badInput('这条记录不用申诉');
  if (row.appealId !== '') throw refuse.alreadyDone('已经申诉过，请等客服核对');
  row.appealId = nextId('AP');
  row.appealedAt = now;
  return { appealId: row.appealId };
}
