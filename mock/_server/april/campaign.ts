import { type CampaignContext, isRemoved, needCampaign, periodOf, registerCampaign } from '../campaign/registry';
import { registerText } from '../consent/texts';
import { bullets, heading, PROVIDER, paragraph } from '../consent/writing';
import { myCard } from '../membership/membership';
import { isFeatureOn } from '../platform/config';
import { QUICK_WAIT } from '../reward/limits';
import { inHours } from '../spans';
import { DAY, HOUR, serverNow, startOfDay } from '../state';
import { activityButtons } from '../team/judge';
import { needTeamActivity, registerTeamActivity, type TeamGift } from '../team/registry';
import { leftOf } from '../team/store';
import { GIFTS } from './gifts';
import { seedTeams } from './seed';

const CODE = 'april';
const ACTIVITY_ID = 96;
const RULES = 'april';
const CLAIM_DAYS = 15;
const TEAM_SIZE = 3;
const TTL_MS = 24 * HOUR;
const VERSION = '2026.11';

function giftOf(giftId: string): TeamGift {
  const gift = GIFTS.find((each) => each.giftId === giftId);
  if (!gift) throw new Error(`no gift ${giftId}`);
  return gift;
}

const KITE = giftOf('kite');

registerTeamActivity({
  activityId: ACTIVITY_ID,
  title: '四月组队',
  minMembers: TEAM_SIZE,
  maxMembers: TEAM_SIZE,
  ttlMs: TTL_MS,
  maxTeams: 400,
  ruleText: `满 ${TEAM_SIZE} 人自动成队，${inHours(TTL_MS)}没满会解散，可以再组。`,
  gifts: GIFTS.map((gift) => ({ ...gift, claimMs: CLAIM_DAYS * DAY })),
  paths: { home: '/april', team: '/april-join-team', success: '/april-success' },
  period: (now) => periodOf(needCampaign(CODE), now),
  isRemoved: (now) => isRemoved(CODE, now),
  objection: (userId) =>
    myCard(userId, serverNow()).status === 'expired'
      ? { text: '会员卡已过期，续费后可以参加', action: { text: '看会员卡', route: '/membership-card' } }
      : undefined,
  seed: (now) => seedTeams(ACTIVITY_ID, now),
});

function prizes() {
  const activity = needTeamActivity(ACTIVITY_ID);
  return activity.gifts.map((gift) => {
    const left = leftOf(activity, gift);
    return {
      rewardId: gift.giftId,
      title: gift.name,
      img: gift.img,
      need: 0,
      status: left === 0 ? 'gone' : 'locked',
      note: left === null ? '不限量' : `${gift.stock} 份，还有 ${left} 份`,
      operate: [],
    };
  });
}

function blocksAt(phase: CampaignContext['phase'], isOpen: boolean): string[] {
  const team = isOpen ? ['team'] : [];
  // Nobody begins a team once it is over.
  const steps = phase === 2 ? [] : ['steps'];
  const hot = phase === 1 && isOpen ? ['hot'] : [];
  return [...team, ...steps, ...hot, 'prizes'];
}

registerCampaign({
  code: CODE,
  activityId: ACTIVITY_ID,
  title: '四月组队',
  route: '/april',
  cover: '/api/__mock/art/banner-april.webp',
  period: (today) => ({ startAt: today - 3 * DAY, endAt: today + 12 * DAY }),
  detail: ({ user, now, phase }) => {
    const isOpen = isFeatureOn('team');
    const paused = { key: 'create', text: '发起组队', enabled: false, reasonText: '组队功能暂停使用' };
    const operate = isOpen ? activityButtons(needTeamActivity(ACTIVITY_ID), user, now) : [paused];
    return {
      blocks: blocksAt(phase, isOpen),
      rewards: prizes(),
      rulesKey: RULES,
      ...(phase === 0 ? {} : { operate }),
      share: { title: '四月，一起放风筝', desc: '三人一队，走出家门晒晒太阳' },
    };
  },
});

registerText(RULES, (version = VERSION) =>
  version === VERSION
    ? {
        title: '四月组队活动规则',
        version,
        updatedAt: startOfDay('2026-11-01'),
        blocks: [
          heading('一、怎样组队'),
          bullets(
            `一人发起，满 ${TEAM_SIZE} 人自动成队；每人一次只能在一支小队。`,
            `发起后 ${inHours(TTL_MS)}没满，小队解散，可以再组。`,
            '人没满时，队员可以退出；队里只有队长一人时，队长可以解散。',
          ),
          heading('二、奖励'),
          bullets(
            `成队后每位队员各得 ${giftOf('coupon').name} 1 张、${giftOf('points').name}；${KITE.name} ${KITE.stock} 份，按成队先后发，发完为止。`,
            '每位队员一样多，和谁发起、邀请了谁、邀请几个人没有关系。转发不会得到奖励。',
            `奖励${QUICK_WAIT}。风筝请在 ${CLAIM_DAYS} 天内填写收货地址，运费 ¥0.00，逾期视为放弃。`,
          ),
          heading('三、参加条件'),
          bullets(
            '登录后就可以参加；会员卡已过期的，续费后可以参加。',
            '队友只看到您打码的昵称和头像，看不到手机号和护理记录。',
          ),
          paragraph(`主办方：${PROVIDER.name}。咨询电话 ${PROVIDER.phone}，每天 8:00–20:00。`),
        ],
      }
    : undefined,
);
