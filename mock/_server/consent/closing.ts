import type { Context } from '../handle';
import { needText, refuse } from '../refusal';
import { DAY, defineStore, nextId } from '../state';
import { COOLING_MS } from './limits';

const closings = defineStore('account-closings', () => ({
  byUser: new Map<string, { applyId: string; closesAt: number }>(),
}));

interface Blocker {
  text: string;
  /** Words and screen on which it can be finished. */
  action: string;
  route: string;
}

type FindBlocker = (userId: string) => Blocker | undefined;
const blockers = new Map<string, FindBlocker>();

/** Names a reason for which an account cannot be closed yet; each area adds its own under its name. */
export function addCloseBlocker(name: string, blocker: FindBlocker): void {
  blockers.set(name, blocker);
}

function blockersOf(userId: string): Blocker[] {
  return [...blockers.values()].flatMap((blocker) => blocker(userId) ?? []);
}

/** When a member's account goes; null when he has not asked for it. */
export function closesAtOf(userId: string): number | null {
  return closings().byUser.get(userId)?.closesAt ?? null;
}

export function getState({ user, now }: Context) {
  const closesAt = closesAtOf(user.userId);
  return {
    status: closesAt === null ? 'none' : 'cooling',
    closesAt,
    coolingDays: COOLING_MS / DAY,
    blockers: blockersOf(user.userId),
    serverTime: now,
  };
}

export function apply({ user, body, now }: Context) {
  needText(body.reason, '请选择注销的原因', 100);
  const [blocker] = blockersOf(user.userId);
  if (blocker !== undefined) throw refuse.limit(blocker.text);
  const closing = closings().byUser.get(user.userId) ?? { applyId: nextId('CL'), closesAt: now + COOLING_MS };
  closings().byUser.set(user.userId, closing);
  return { applyId: closing.applyId, status: 'cooling' };
}

export function cancel({ user, now }: Context) {
  const closesAt = closesAtOf(user.userId);
  if (closesAt === null) throw refuse.alreadyDone('没有进行中的注销申请');
  if (closesAt <= now) throw refuse.ended('已过可以取消的时间，账号正在删除，有疑问请打电话');
  closings().byUser.delete(user.userId);
  return { status: 'none' };
}
