import type { Operate } from '../../../src/shared/lib/schema';
import { shownStores } from '../codes/stores';
import type { GuestContext } from '../handle';
import { wayToCard } from '../membership/membership';
import { refuse } from '../refusal';
import { BOOKING_PHONE, faqOf, findRight, LEVELS, type RightRow } from './catalog';
import { familyOf } from './family';
import { endOf, type Standing, standingOf, startOfNextMonth } from './standing';
import { rights } from './store';
import { openTransfers } from './transfers';

const VERBS = { code: '生成核销码', book: '预约', claim: '立即领取', auto: '去使用' } as const;

type Closed = Pick<Operate, 'text' | 'reasonAction'>;

const OWN_RIGHTS = '/schedule/equity-aggregation';

/** What is given to single members, and what each level opens: why not yet in few words, and the way there. */
const NOT_GIVEN: Closed = { text: '您没有这项权益', reasonAction: { text: '看我的权益', route: OWN_RIGHTS } };
const NOT_REACHED: Record<0 | 1, Closed> = {
  0: { text: '登录后可用', reasonAction: { text: '登录', route: '/login' } },
  1: { text: '还不能用', reasonAction: { text: '看看怎么升级', route: '/schedule/member-rights-center' } },
};

const CLOSED: Record<'notYet' | 'usedUp' | 'expired' | 'paused', Closed> = {
  notYet: { text: '未到时间' },
  usedUp: { text: '已用完' },
  expired: { text: '已过期', reasonAction: { text: '看看其他权益', route: OWN_RIGHTS } },
  paused: { text: '暂停使用' },
};

/** Works by itself: there is nothing to press. */
function isPassive({ type }: RightRow): boolean {
  return type === 'discount' || type === 'multiplier' || type === 'freeship';
}

function lockedWords({ level }: RightRow, userId: string | undefined): Closed {
  if (level === undefined) return NOT_GIVEN;
  return level === 2 ? { text: '还不能用', reasonAction: wayToCard(userId) } : NOT_REACHED[level];
}

/** Of a locked right the page says the whole reason, the button a word and the way out. */
function lockedButton(right: RightRow, userId: string | undefined): Operate {
  const words = lockedWords(right, userId);
  return { key: right.useMode, enabled: false, ...words, reasonText: words.text };
}

/** The buttons of a right: its own verb, and handing on where that is allowed. */
export function buttonsOf(right: RightRow, { status, reasonText }: Standing, userId: string | undefined): Operate[] {
  if (status === 'locked') return [lockedButton(right, userId)];
  if (status !== 'available') return [{ key: right.useMode, enabled: false, reasonText, ...CLOSED[status] }];
  if (right.useMode === 'auto') {
    return right.route === '' || isPassive(right) ? [] : [{ key: 'auto', text: VERBS.auto, enabled: true }];
  }
  const own: Operate = { key: right.useMode, text: VERBS[right.useMode], enabled: true };
  return right.canTransfer && familyOf(userId).length > 0
    ? [own, { key: 'transfer', text: '转给家人', enabled: true }]
    : [own];
}

function holderNameOf(right: RightRow, { holders }: Standing): string {
  if (holders.length > 0) return [...new Set(holders.map(({ name }) => name))].join('、');
  if (right.level === undefined) return '抽奖或护理套餐';
  return LEVELS.slice(right.level)
    .map(({ name }) => name)
    .join('、');
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
    faq: faqOf(right),
    usage: rights()
      .usage.filter((row) => row.userId === user?.userId && row.rightId === right.rightId)
      .sort((a, b) => b.at - a.at)
      .map(({ usageId, at, text, forWhom }) => ({ usageId, at, text, forWhom })),
    canShare: right.canTransfer,
    phone: right.useMode === 'book' ? BOOKING_PHONE : '',
    family: right.canTransfer
      ? family.map(({ memberId, nameMasked, relation }) => ({
          memberId,
          nameMasked,
          relation,
          openUses: openTransfers(user?.userId, now).filter(
            (row) => row.memberId === memberId && row.rightId === right.rightId,
          ).length,
        }))
      : [],
    serverTime: now,
    operate: buttonsOf(right, standing, user?.userId),
  };
}
