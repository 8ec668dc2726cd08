import type { Context } from '../handle';
import { needText, refuse } from '../refusal';
import { dayOf, defineStore, serverNow } from '../state';
import { balanceOf, boosted, earn, earnBoosted } from './index';
import { hasSignedToday } from './sign';

interface Task {
  taskId: string;
  title: string;
  points: number;
  limit: number;
  /** A daily task begins anew each day (China time). */
  isDaily: boolean;
  /** Belongs to a sign-in or an exchange, which count more with a card. */
  isBoosted?: boolean;
  goText: string;
  route: string;
}

/** No task rewards sharing or inviting. */
const TASKS: readonly Task[] = [
  {
    taskId: 'sign',
    title: '每日签到加赠',
    points: 5,
    limit: 1,
    isDaily: true,
    isBoosted: true,
    goText: '去签到',
    route: '/schedule/points-mall?step=sign',
  },
  {
    taskId: 'course',
    title: '学习一节护理课',
    points: 20,
    limit: 1,
    isDaily: true,
    goText: '去学习',
    route: '/course-list',
  },
  {
    taskId: 'knowledge',
    title: '阅读 2 篇护肤知识',
    points: 10,
    limit: 2,
    isDaily: true,
    goText: '去阅读',
    route: '/skin-library',
  },
  {
    taskId: 'comment',
    title: '为护士写一句感谢',
    points: 15,
    limit: 1,
    isDaily: false,
    goText: '去评论',
    route: '/comment',
  },
  {
    taskId: 'address',
    title: '填写收货地址',
    points: 20,
    limit: 1,
    isDaily: false,
    goText: '去填写',
    route: '/schedule/address',
  },
  {
    taskId: 'exchange',
    title: '完成首次兑换',
    points: 30,
    limit: 1,
    isDaily: false,
    isBoosted: true,
    goText: '去兑换',
    route: '/schedule/points-mall',
  },
];

type Measure = (userId: string) => number;

const measures = new Map<string, Measure>([['sign', (userId) => Number(hasSignedToday(userId))]]);

/** Lets the area that knows say how far a member is with a task, for example the address area with "address". */
export function measureTask(taskId: string, measure: Measure): void {
  measures.set(taskId, measure);
}

const store = defineStore('tasks', () => ({ claimed: new Set<string>() }));

function keyOf(userId: string, task: Task): string {
  return `${userId} ${task.taskId} ${task.isDaily ? dayOf(serverNow()) : 'once'}`;
}

function progressOf(userId: string, { taskId, limit }: Task): number {
  return Math.min(measures.get(taskId)?.(userId) ?? 0, limit);
}

function statusOf(userId: string, task: Task): 'todo' | 'claimable' | 'claimed' {
  if (store().claimed.has(keyOf(userId, task))) return 'claimed';
  return progressOf(userId, task) >= task.limit ? 'claimable' : 'todo';
}

/** What a task is worth to a member. */
function worthOf(userId: string, { points, isBoosted }: Task): number {
  return isBoosted ? boosted(userId, points) : points;
}

function operateOf(task: Task, status: 'todo' | 'claimable' | 'claimed', worth: number) {
  if (status === 'claimable') return [{ key: 'claim', text: `领 ${worth} 积分`, enabled: true }];
  if (status === 'claimed') {
    const text = task.isDaily ? '今天已领' : '已领取';
    return [{ key: 'claim', text, enabled: false, reasonText: text }];
  }
  return [{ key: 'go', text: task.goText, enabled: true, reasonAction: { text: task.goText, route: task.route } }];
}

export function listTasks({ user }: Context) {
  return TASKS.map((task) => {
    const status = statusOf(user.userId, task);
    const { taskId, title, limit } = task;
    const points = worthOf(user.userId, task);
    const progress = status === 'claimed' ? limit : progressOf(user.userId, task);
    return {
      taskId,
      title,
      points,
      status,
      progress,
      limit,
      isDaily: task.isDaily,
      operate: operateOf(task, status, points),
    };
  });
}

export function claimTask({ user, body }: Context) {
  const taskId = needText(body.taskId, '请选择任务', 40);
  const task = TASKS.find((each) => each.taskId === taskId);
  if (!task) throw refuse.notFound('没有这个任务，请刷新后再看');
  const status = statusOf(user.userId, task);
  if (status === 'claimed') throw refuse.alreadyDone('这份积分已经领过了');
  if (status === 'todo') throw refuse.limit('任务还没有完成，完成后再来领');
  store().claimed.add(keyOf(user.userId, task));
  const give = task.isBoosted ? earnBoosted : earn;
  const delta = worthOf(user.userId, task);
  give(user.userId, { points: task.points, title: task.title, bizType: 'task', bizNo: '' });
  return { delta, after: balanceOf(user.userId).available };
}
