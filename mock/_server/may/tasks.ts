import { phaseOf as activityPhase } from '../activity/rules';
import type { CampaignContext, Period } from '../campaign/registry';
import { commentsOf } from '../comment/store';
import { couponsOf } from '../coupon/wallet';
import { hasSignedToday } from '../points/sign';
import type { User } from '../users';
import { whyNotHere } from './place';
import { ACTIVITY, may } from './store';

type TaskKey = 'sign' | 'coupon' | 'comment';

interface Task {
  key: TaskKey;
  title: string;
  todo: string;
  done: string;
  /** After the end, where `done` speaks of a day. */
  over?: string;
  go: string;
  route: string;
}

/** Things that can be done in this app today; signing in counts for its day, the others for the campaign. */
const TASKS: readonly Task[] = [
  {
    key: 'sign',
    title: '签到一次',
    todo: '每天一次，当天算完成',
    done: '今天已签到',
    over: '活动期间签到过',
    go: '去签到',
    route: '/schedule/points-mall?step=sign',
  },
  {
    key: 'coupon',
    title: '领一张优惠券',
    todo: '活动期间领到任意一张就算',
    done: '券在您的卡券里',
    go: '去领券',
    route: '/coupon-list?tab=center',
  },
  {
    key: 'comment',
    title: '写一条评论',
    todo: '审核通过后算完成',
    done: '评论已通过',
    go: '去写',
    route: `/comment?activityId=${ACTIVITY}`,
  },
];

function commentsIn(userId: string, { startAt, endAt }: Period) {
  return commentsOf(userId).filter(
    ({ activityId, createdAt }) => activityId === ACTIVITY && createdAt >= startAt && createdAt < endAt,
  );
}

type When = Period & { now: number };

const CHECKS: Readonly<Record<TaskKey, (userId: string, when: When) => boolean>> = {
  // Of its own day, and of a day of the campaign.
  sign: (userId, { startAt, endAt, now }) => now >= startAt && now < endAt && hasSignedToday(userId),
  coupon: (userId, { startAt, endAt }) =>
    couponsOf(userId).some(({ claimedAt }) => claimedAt >= startAt && claimedAt < endAt),
  comment: (userId, period) => commentsIn(userId, period).some(({ auditStatus }) => auditStatus === 1),
};

function doneOf(user: User, when: When): readonly TaskKey[] {
  return TASKS.filter(({ key }) => CHECKS[key](user.userId, when)).map(({ key }) => key);
}

/**
 * What a member had done when it was most: a new day takes no reward away. What was done while the campaign ran counts after
 * its end, too.
 */
export function bestOf(user: User, when: When): readonly string[] {
  // QA may put a campaign that runs before its start.
  if (when.now < when.startAt) return [];
  const done = doneOf(user, when);
  const { best } = may();
  const most = best.get(user.userId) ?? [];
  if (done.length <= most.length) return most;
  best.set(user.userId, done);
  return done;
}

function noteOf({ key, todo, done, over = done }: Task, isDone: boolean, ctx: CampaignContext): string {
  if (isDone) return ctx.phase === 2 ? over : done;
  const isWaiting =
    key === 'comment' && ctx.user && commentsIn(ctx.user.userId, ctx).some(({ auditStatus }) => auditStatus === 0);
  return isWaiting ? '已提交，审核通过后算完成' : todo;
}

/** What is done today; after the end what the rewards count. */
function shownAsDone(ctx: CampaignContext): readonly string[] {
  if (!ctx.user) return [];
  return ctx.phase === 2 ? bestOf(ctx.user, ctx) : doneOf(ctx.user, ctx);
}

/** The tasks as the member sees them; a button only where it can be done now. */
export function showTasks(ctx: CampaignContext) {
  const done = shownAsDone(ctx);
  const isOpen = ctx.phase === 1 && whyNotHere(ctx.user) === undefined;
  return TASKS.map((task) => {
    const isDone = done.includes(task.key);
    const canGo = isOpen && !isDone && (task.key !== 'comment' || activityPhase(ACTIVITY, ctx.now) === 1);
    const go = {
      key: 'go',
      text: task.go,
      enabled: true,
      reasonAction: { text: task.go, route: task.route },
    };
    return {
      taskId: task.key,
      title: task.title,
      type: task.key,
      note: noteOf(task, isDone, ctx),
      done: isDone,
      operate: canGo ? [go] : [],
    };
  });
}
