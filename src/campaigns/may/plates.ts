import { ownValue } from '@/shared/lib/ownValue';

/** What a plate needs of a task. */
interface Task {
  type: string;
  title: string;
  done: boolean;
  note?: string | undefined;
  operate: readonly { enabled: boolean }[];
}

const NAMES: Readonly<Record<string, string>> = { sign: '签到', coupon: '领一张券', comment: '写一条评论' };

/** The short words below a plate. */
export function plateOf({ type, title, done }: Task): { name: string; note: string } {
  return { name: ownValue(NAMES, type) ?? title, note: done ? '已完成' : '还没做' };
}

/** How far the member is: tasks that are done, all of them, whole percent, and those that can be done now. */
export function progressOf(tasks: readonly Task[]): { done: number; all: number; percent: number; left: number } {
  const done = tasks.filter((task) => task.done).length;
  const left = tasks.filter((task) => !task.done && task.operate.some(({ enabled }) => enabled)).length;
  const all = tasks.length;
  return { done, all, percent: all === 0 ? 0 : Math.floor((done / all) * 100), left };
}
