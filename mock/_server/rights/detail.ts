import type { Operate } from '../../../src/shared/lib/schema';
import { shownStores } from '../codes/stores';
import type { GuestContext } from '../handle';
import { refuse } from '../refusal';
import { BOOKING_PHONE, FAQ, findRight, LEVELS, type RightRow } from './catalog';
import { familyOf } from './family';
import { endOf, type Standing, standingOf, startOfNextMonth } from './standing';
import { rights } from './store';

const VERBS = { code: '生成核销码', book: '预约', claim: '立即领取', auto: '去使用' } as const;

const WAYS_OUT: Partial<Record<Standing['status'], Operate['reasonAction']>> = {
  locked: { text: '开通会员', route: '/membership-card' },
  expired: { text: '看看其他权益', route: '/schedule/equity-aggregation' },
};

const CLOSED_WORDS: Record<Exclude<Standing['status'], 'available'>, string> = {
  notYet: '未到时间',
  usedUp: '已用完',
  expired: '已过期',
  locked: '金杏会员可用',
  paused: '暂停使用',
};

/** Works by itself: there is nothing to press. */
function isPassive({ type }: RightRow): boolean {
  return type === 'discount' || type === 'multiplier' || type === 'freeship';
}

/** Why a right cannot be used now, and the way out. What everybody has asks a guest to sign in. */
function closedButton(right: RightRow, { status, reasonText }: Standing): Operate {
  const isForAll = status === 'locked' && right.level === 0;
  const reasonAction = isForAll ? { text: '登录', route: '/login' } : WAYS_OUT[status];
  const text = isForAll || status === 'available' ? reasonText : CLOSED_WORDS[status];
  return { key: right.useMode, text, enabled: false, reasonText, ...(reasonAction ? { reasonAction } : {}) };
}

/** The buttons of a right: its own verb, and handing on where that is allowed. */
export function buttonsOf(right: RightRow, standing: Standing, hasFamily: boolean): Operate[] {
  if (standing.status !== 'available') return [closedButton(right, standing)];
  if (right.useMode === 'auto') {
    return right.route === '' || isPassive(right) ? [] : [{ key: 'auto', text: VERBS.auto, enabled: true }];
  }
  const own: Operate = { key: right.useMode, text: VERBS[right.useMode], enabled: true };
  return right.canTransfer && hasFamily ? [own, { key: 'transfer', text: '转给家人', enabled: true }] : [own];
}

function holderNameOf(right: RightRow, { holders }: Standing): string {
  if (holders.length > 0) return holders.map(({ name }) => name).join('、');
  return right.level === undefined ? '护理套餐' : LEVELS[right.level].name;
}

export function getDetail({ user, query, now }: GuestContext) {
  const right = findRight(query.rightId);
  if (!right) throw refuse.notFound('没有找到这项权益，请到“我的权益”里看看');
  const standing = standingOf(user?.userId, right, now);
  const family = familyOf(user?.userId);
  const starts = standing.holders.flatMap(({ validFrom }) => (validFrom === null ? [] : [validFrom]));
  return {
    rightId: right.rightId,
    type: right.type,
    title: right.title,
    note: right.note,
    status: standing.status,
    ...(standing.reasonText === '' ? {} : { reasonText: standing.reasonText }),
    holderName: holderNameOf(right, standing),
    holders: standing.holders.map(({ name, validTo }) => ({ name, validTo })),
    remaining: standing.remaining,
    total: standing.total,
    validFrom: starts.length === standing.holders.length && starts.length > 0 ? Math.min(...starts) : null,
    validTo: endOf(standing),
    refreshAt: right.isMonthly ? startOfNextMonth(now) : null,
    useMode: right.useMode,
    route: right.route,
    steps: right.steps,
    rules: right.rules,
    stores: right.useMode === 'code' ? shownStores() : [],
    faq: right.canTransfer ? FAQ : FAQ.slice(1),
    usage: rights()
      .usage.filter((row) => row.userId === user?.userId && row.rightId === right.rightId)
      .map(({ usageId, at, text, forWhom }) => ({ usageId, at, text, forWhom })),
    canShare: right.canTransfer,
    phone: right.useMode === 'book' ? BOOKING_PHONE : '',
    family: right.canTransfer
      ? family.map(({ memberId, nameMasked, relation }) => ({ memberId, nameMasked, relation }))
      : [],
    serverTime: now,
    operate: buttonsOf(right, standing, family.length > 0),
  };
}
