import type { Operate } from '../../../src/shared/lib/schema';
import { drawWithin } from '../campaign/drawPhase';
import { type CampaignContext, needCampaign, periodOf, registerCampaign } from '../campaign/registry';
import { leadTo } from '../leadTo';
import { lottery } from '../lottery/store';
import { yuan } from '../money';
import { momentWords } from '../notice/words';
import { sweepJoins } from '../signup/lifeCycle';
import { joinButton } from '../signup/offer';
import { nextWithoutOrders } from '../signup/orders';
import { registerSignup } from '../signup/registry';
import { quotaOf } from '../signup/seats';
import type { Join } from '../signup/types';
import { DAY } from '../state';
import { personaUser, type User } from '../users';
import { packagesOf } from './packages';

const CODE = 'nursing-care';
const HOME = '/activity/nursing-care';

const samplePackages = (now: number) => packagesOf(periodOf(needCampaign(CODE), now));

/** Nobody has taken a seat before it can be taken. */
function packagesAt(now: number) {
  return samplePackages(now).map((each) =>
    now < each.opensAt ? { ...each, slots: each.slots.map((slot) => ({ ...slot, taken: 0 })) } : each,
  );
}

const joinRoute = (query: string) => `${HOME}/join?${query}`;

/** What a row of the page says about the seats. */
function seatsLine(each: ReturnType<typeof packagesOf>[number], now: number): string {
  if (now < each.opensAt) return `${momentWords(each.opensAt, now)} 开始报名`;
  if (now >= each.deadline) return '';
  const quota = quotaOf(CODE, each, now);
  if (!quota) return '';
  return quota.left > 0 ? `${quota.total} 个名额，还剩 ${quota.left} 个` : `${quota.total} 个名额，已报满`;
}

/** Where the row leads; the form itself says what cannot be done. */
function rowWord(button: Operate): string {
  if (button.text === '已报名') return '看报名';
  if (button.key === 'wait') return '候补';
  return button.enabled ? '去报名' : '看详情';
}

function showPackages({ user, now }: CampaignContext) {
  sweepJoins();
  return packagesAt(now).map((each) => ({
    packageId: each.packageId,
    title: each.title,
    lines: [each.lines[0] ?? '', seatsLine(each, now)].filter((line) => line !== ''),
    img: each.img,
    price: each.feeCents,
    operate: [leadTo('open', rowWord(joinButton(CODE, each, user, now)), joinRoute(`packageId=${each.packageId}`))],
  }));
}

function joinsOf(user: User | undefined): Join[] {
  return user ? sweepJoins().filter((join) => join.code === CODE && join.userId === user.userId) : [];
}

function afterTheEnd(user: User | undefined, now: number): Operate {
  const next = nextWithoutOrders(CODE, user, now);
  return next ? leadTo('next', '看下一个活动', next.route) : leadTo('orders', '看活动订单', `${HOME}/order`);
}

/** The one main thing: to pay, to look at what was booked, to sign up. */
function mainAction({ user, now, phase }: CampaignContext): Operate[] {
  const joins = joinsOf(user);
  const unpaid = joins.find(({ status }) => status === 'toPay');
  if (unpaid) {
    const route = `/paying?orderNo=${unpaid.orderNo}&biz=campaign&from=${CODE}`;
    return [leadTo('pay', `去付款 ${yuan(unpaid.amountCents)}`, route)];
  }
  const booked = joins.find(({ status }) => status === 'joined' || status === 'waiting');
  if (booked) {
    return [leadTo('booked', '看我的报名', joinRoute(`packageId=${booked.packageId}&joinId=${booked.joinId}`))];
  }
  const open = packagesAt(now).find((each) => joinButton(CODE, each, user, now).enabled);
  if (phase === 2 || !open) return [afterTheEnd(user, now)];
  return [leadTo('join', '去报名', joinRoute(`packageId=${open.packageId}`))];
}

function milestonesOf({ startAt, now }: CampaignContext) {
  const packages = packagesAt(now);
  const later = packages.filter(({ opensAt }) => opensAt > startAt);
  const last = Math.max(...packages.map((each) => each.endAt));
  return [
    { key: 'start', title: '活动开始', at: startAt },
    ...later.map(({ packageId, title, opensAt }) => ({
      key: `open-${packageId}`,
      title: `${title}开放报名`,
      at: opensAt,
    })),
    { key: 'visits', title: '最后一批上门服务', at: last },
    { key: 'end', title: '报名结束', at: Math.max(...packages.map(({ deadline }) => deadline)) },
  ].sort((a, b) => a.at - b.at);
}

registerCampaign({
  code: CODE,
  activityId: 98,
  title: '护理活动',
  route: HOME,
  cover: '/api/__mock/art/banner-homecare.webp',
  period: (today) => ({ startAt: today - 20 * DAY, endAt: today + 9 * DAY }),
  detail: (ctx) => ({
    blocks: ['progress', 'doors', 'packages', 'visit', 'milestones', 'comments'],
    ...(ctx.phase === 0 ? {} : { operate: mainAction(ctx) }),
    packages: showPackages(ctx),
    milestones: milestonesOf(ctx),
    rulesKey: 'nursing-care-rules',
    share: { title: '把护理请回家', desc: '专业护士上门，在家安心' },
  }),
});

drawWithin(CODE, () => lottery());

/** Where the seeded visits go. */
const VISITED = {
  addressId: 'A90',
  name: '欧阳慕容婉清',
  mobile: '13900004417',
  areaText: '浙江省 杭州市 拱墅区',
  detail: '湖墅南路 120 号 2 幢 301 室',
};

function seededJoin(own: Pick<Join, 'joinId' | 'userId' | 'status' | 'slotId' | 'personText'> & Partial<Join>): Join {
  return {
    code: CODE,
    packageId: 'wound',
    number: `HL${own.joinId.slice(1)}`,
    personId: 'self',
    guardian: '',
    address: VISITED,
    note: '',
    answers: [],
    consentId: '',
    createdAt: 0,
    amountCents: 9900,
    orderNo: '',
    payExpireAt: null,
    paidAt: null,
    isPaying: false,
    checkCode: '',
    reasonText: '',
    returnedCents: 0,
    refundDueAt: 0,
    ...own,
  };
}

/** The first slot of a package with that many free seats. */
function slotWith(left: number, now: number): string {
  const slots = samplePackages(now).find(({ packageId }) => packageId === 'wound')?.slots ?? [];
  return slots.find(({ total, taken }) => total - taken === left)?.id ?? '';
}

registerSignup({
  code: CODE,
  route: `${HOME}/join`,
  offers: packagesAt,
  seed: (now) => [
    seededJoin({
      joinId: 'J90001',
      userId: personaUser('member').userId,
      status: 'refunded',
      slotId: slotWith(0, now),
      personText: '林**',
      createdAt: now - 12 * DAY,
      orderNo: 'C90001',
      paidAt: now - 12 * DAY,
      reasonText: '您取消了报名',
      returnedCents: 9900,
    }),
    seededJoin({
      joinId: 'J90002',
      userId: personaUser('elder').userId,
      status: 'joined',
      slotId: slotWith(2, now),
      personText: '欧**',
      createdAt: now - 2 * DAY,
      orderNo: 'C90002',
      paidAt: now - 2 * DAY,
      checkCode: '8100902',
    }),
  ],
});
