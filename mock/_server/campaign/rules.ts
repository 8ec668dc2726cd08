import type { Operate } from '../../../src/shared/lib/schema';
import type { Context, GuestContext } from '../handle';
import { needText, refuse } from '../refusal';
import {
  allCampaigns,
  isReminded,
  type MockCampaign,
  needCampaign,
  needRunning,
  periodOf,
  phaseOf,
  setReminder,
} from './registry';

/** The campaign to go on with: one that runs, else one that is coming. */
export function nextAfter(campaign: MockCampaign, now: number) {
  const others = allCampaigns()
    .filter(({ code }) => code !== campaign.code)
    .sort((a, b) => b.activityId - a.activityId);
  const next = others.find((each) => phaseOf(each, now) === 1) ?? others.find((each) => phaseOf(each, now) === 0);
  return next && { title: next.title, route: next.route, img: next.cover, ...periodOf(next, now) };
}

function remindButton(isOn: boolean): Operate {
  return { key: 'remind', text: isOn ? '取消提醒' : '提醒我', enabled: true };
}

/** What stands for every campaign: its state, its period, the reminder before the start, the next one after the end. */
export function showCampaign({ query, user, now }: GuestContext) {
  const campaign = needCampaign(query.code);
  const { code, title, detail } = campaign;
  const period = periodOf(campaign, now);
  const phase = phaseOf(campaign, now);
  const isOn = user !== undefined && isReminded(code, user.userId);
  const { blocks, operate, ...own } = detail({ user, now, phase, ...period });
  const next = phase >= 2 ? nextAfter(campaign, now) : undefined;
  return {
    code,
    title,
    status: phase,
    ...period,
    serverTime: now,
    ...(phase === 3 ? {} : own),
    blocks: phase === 3 ? [] : blocks.map((kind) => ({ kind })),
    operate: operate ?? (phase === 0 ? [remindButton(isOn)] : []),
    remind: { on: isOn },
    ...(next ? { next } : {}),
  };
}

/** A message at the start: only until then. */
export function remindOfCampaign({ body, user, now }: Context) {
  const campaign = needCampaign(body.code);
  if (typeof body.on !== 'boolean') throw refuse.badInput('请说明开或关');
  if (phaseOf(campaign, now) !== 0) throw refuse.ended('活动已经开始了，不用提醒');
  setReminder(campaign.code, user.userId, body.on);
  return { on: body.on };
}

/** Gives a reward once; a campaign that has ended keeps what was earned claimable as its own rule says. */
export function claimReward({ body, user, now }: Context) {
  const campaign = needCampaign(body.code);
  const rewardId = needText(body.rewardId, '没有说明是哪份奖励，请从列表里打开', 64);
  if (!campaign.claim) throw refuse.notFound('这个活动没有奖励，可以看看其他活动');
  if (phaseOf(campaign, now) === 0) needRunning(campaign, now);
  return campaign.claim(user, rewardId, now);
}
