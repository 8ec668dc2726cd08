import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  blocks,
  count,
  id,
  lenient,
  list,
  oneOf,
  operate,
  optionalText,
  page,
  points,
  record,
  serverTime,
  text,
  time,
  unread,
} from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/invite';

/** A thank-you that the server decided on; the app shows none of its own and promises none. */
const reward = record({
  rewardId: id(),
  title: text(),
  points: points(),
  status: oneOf(['waiting', 'claimable', 'claimed', 'expired'], 'waiting'),
  claimBefore: time(),
  operate: operate(),
});
export type InviteReward = v.InferOutput<typeof reward>;

/** The member's invitation: a public code (no token), the neutral rules, and who came so far. */
export const getInviteInfo = defineCall({
  method: 'GET',
  path: `${PREFIX}/info`,
  role: 'primary',
  data: record({
    /** A public code of ASCII letters and digits that names the inviter. */
    inviteCode: id(),
    /** ended: nobody new is counted; paused: the provider hides the screen's entries. */
    status: oneOf(['open', 'ended', 'paused'], 'paused'),
    reasonText: optionalText(),
    title: text(),
    description: text(),
    rules: blocks(),
    totals: lenient(record({ valid: count(), unfinished: count(), points: points() }), {
      valid: 0,
      unfinished: 0,
      points: null,
    }),
    rewards: list(reward),
    poster: lenient(record({ title: text(), subtitle: text(), note: text() }), { title: '', subtitle: '', note: '' }),
    serverTime: serverTime(),
  }),
});
export type InviteInfo = v.InferOutput<typeof getInviteInfo.data>;

const invitee = record({
  inviteId: id(),
  avatar: text(),
  /** Masked by the server. */
  nickname: text(),
  at: time(),
  status: oneOf(['registered', 'opened', 'unfinished', 'invalid'], 'unfinished'),
  reasonText: optionalText(),
  operate: operate(),
});
export type Invitee = v.InferOutput<typeof invitee>;

/** One page of those who came by the invitation, newest first. */
export const getInviteList = defineCall({
  method: 'GET',
  path: `${PREFIX}/list`,
  role: 'primary',
  payload: record({ currentPage: v.number(), pageSize: v.number() }),
  data: page(invitee),
});

/** Takes a reward that the server listed. */
export const claimInviteReward = defineCall({
  method: 'POST',
  path: `${PREFIX}/claim`,
  role: 'money',
  payload: record({ rewardId: v.string(), clientToken: v.string() }),
  data: unread(record({ points: points() })),
});

/** Asks the provider to look again at a row that does not count; once per row. */
export const appealInvite = defineCall({
  method: 'POST',
  path: `${PREFIX}/appeal`,
  role: 'write',
  payload: record({ inviteId: v.string(), clientToken: v.string() }),
  data: unread(record({ appealId: id() })),
});
