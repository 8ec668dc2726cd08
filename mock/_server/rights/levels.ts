import type { GuestContext } from '../handle';
import { EXPIRING_DAYS } from '../membership/limits';
import { hasHadCard, membershipOf } from '../membership/membership';
import { inDays } from '../spans';
import { DAY } from '../state';
import { LEVELS, RIGHTS } from './catalog';
import { GROWTH, growthOf, growthRowsOf, LASTS_MS } from './growth';
import { levelOf, standingOf, usedTimes } from './standing';

const TASKS = [
  { taskId: 'L1', title: '每天签到', growth: GROWTH.sign, status: '每天一次', route: '/schedule/points-mall' },
  {
    taskId: 'L2',
    title: '在积分商城完成一笔订单',
    growth: GROWTH.order,
    status: '不限次数',
    route: '/schedule/points-mall',
  },
  { taskId: 'L3', title: '学完一门护理课程', growth: GROWTH.course, status: '每门一次', route: '/course-list' },
];

const RULES = [
  `成长值来自签到、订单和课程，${inDays(LASTS_MS)}内有效。补签不加成长值。`,
  '订单确认收货后加成长值；商品全部退款，加的成长值收回。',
  `${LEVELS[1].needText} 升为${LEVELS[1].name}；开通会员卡即为${LEVELS[2].name}，到期后回到成长值对应的等级。`,
  '邀请和分享不增加成长值。',
];

const ROWS_SHOWN = 10;

function downgradeOf(userId: string, now: number) {
  const expireAt = membershipOf(userId)?.expireAt ?? null;
  if (levelOf(userId) !== 2 || expireAt === null || expireAt - now > EXPIRING_DAYS * DAY) return {};
  return { downgrade: { at: expireAt, text: '会员卡到期后，金杏权益会停用，续费即可保留。' } };
}

export function listLevels({ user, now }: GuestContext) {
  const userId = user?.userId;
  const current = userId === undefined ? 0 : levelOf(userId);
  return {
    levels: LEVELS.map(({ level, name, need, needText }) => ({
      level,
      name,
      need,
      needText,
      locked: userId === undefined || level > current,
      rights: RIGHTS.filter((right) => right.level !== undefined && right.level <= level).map((right) => {
        const { status, reasonText } = standingOf(userId, right, now);
        return {
          rightId: right.rightId,
          title: right.title,
          note: right.note,
          type: right.type,
          used: userId === undefined ? 0 : usedTimes(userId, right, now),
          total: right.total,
          locked: status === 'locked',
          ...(reasonText === '' ? {} : { reasonText }),
        };
      }),
    })),
    growth: userId === undefined ? null : growthOf(userId, now),
    growthRows: userId === undefined ? [] : growthRowsOf(userId, ROWS_SHOWN),
    current,
    hasHadCard: hasHadCard(userId),
    expireAt: userId !== undefined && current === 2 ? (membershipOf(userId)?.expireAt ?? null) : null,
    frozenText: '',
    ...(userId === undefined ? {} : downgradeOf(userId, now)),
    tasks: TASKS,
    rules: RULES,
    serverTime: now,
  };
}
