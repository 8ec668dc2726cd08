import type { Context } from '../handle';
import { needText, refuse } from '../refusal';
import { DAY, defineStore, nextId } from '../state';
import { COOLING_MS } from './limits';

const closings = defineStore('account-closings', () => ({
  byUser: new Map<string, { applyId: string; closesAt: number }>(),
}));

type Blocker = (userId: string) => string | undefined;
const blockers = new Map<string, Blocker>();

/** Names a reason for which an account cannot be closed yet; each area adds its own under its name. */
export function addCloseBlocker(name: string, blocker: Blocker): void {
  blockers.set(name, blocker);
}

function blockersOf(userId: string): string[] {
  return [...blockers.values()].flatMap((blocker) => blocker(userId) ?? []);
}

export function getState({ user, now }: Context) {
  const closing = closings().byUser.get(user.userId);
  return {
    status: closing ? 'cooling' : 'none',
    closesAt: closing?.closesAt ?? null,
    coolingDays: COOLING_MS / DAY,
    blockers: blockersOf(user.userId),
    serverTime: now,
  };
}

export function apply({ user, body, now }: Context) {
  needText(body.reason, '请选择注销的原因', 100);
  const [blocker] = blockersOf(user.userId);
  if (blocker !== undefined) throw refuse.limit(blocker);
  const closing = closings().byUser.get(user.userId) ?? { applyId: nextId('CL'), closesAt: now + COOLING_MS };
  closings().byUser.set(user.userId, closing);
  return { applyId: closing.applyId, status: 'cooling' };
}

export function cancel({ user }: Context) {
  if (!closings().byUser.delete(user.userId)) throw refuse.alreadyDone('没有进行中的注销申请');
  return { status: 'none' };
}
