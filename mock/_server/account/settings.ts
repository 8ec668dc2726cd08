import type { Context } from '../handle';
import { refuse } from '../refusal';
import { defineStore } from '../state';

const NOTIFY_KEYS = ['order', 'activity', 'right'] as const;
type NotifyKey = (typeof NOTIFY_KEYS)[number];

interface Setting {
  elder: boolean;
  notify: Record<NotifyKey, boolean>;
}

const settings = defineStore('settings', () => ({ byUser: new Map<string, Setting>() }));

export function settingOf(userId: string): Setting {
  return settings().byUser.get(userId) ?? { elder: false, notify: { order: true, activity: false, right: true } };
}

function notifyOf(value: unknown): Partial<Record<NotifyKey, boolean>> {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null) throw refuse.badInput('消息设置没有存上，请再试一次');
  const entries = Object.entries(value);
  const isKnown = ([key, on]: [string, unknown]) => NOTIFY_KEYS.some((each) => each === key) && typeof on === 'boolean';
  if (!entries.every(isKnown)) throw refuse.badInput('消息设置没有存上，请再试一次');
  return Object.fromEntries(entries);
}

/** Changes what is given; the rest stays. */
export function saveSetting({ user, body }: Context) {
  const present = settingOf(user.userId);
  const { elder = present.elder } = body;
  if (typeof elder !== 'boolean') throw refuse.badInput('请选择打开或关闭');
  const notify = { ...present.notify, ...notifyOf(body.notify) };
  settings().byUser.set(user.userId, { elder, notify });
  return {};
}
