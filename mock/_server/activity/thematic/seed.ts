import { bullets, heading } from '../../consent/writing';
import { templateOf } from '../../coupon/templates';
import { CLAIM_MS } from '../../lottery/limits';
import { USUAL_WAIT } from '../../reward/limits';
import { findRight } from '../../rights/catalog';
import { inDays } from '../../spans';
import { DAY, dayOf, HOUR, MINUTE, startOfDay } from '../../state';
import { MAIN_ACTIVITY } from '../rules';
import { ENOUGH_SECONDS } from './limits';
import type { ThematicRow, WelfareRow } from './types';

/** The activity of home care, which has a welfare list of its own. */
export const CARE_ACTIVITY = 98;

const picture = (name: string) => `/api/__mock/art/goods-${name}.webp`;

function welfare(row: Pick<WelfareRow, 'welfareId' | 'name' | 'type'> & Partial<WelfareRow>): WelfareRow {
  return {
    img: '',
    need: undefined,
    left: null,
    startAt: undefined,
    endAt: undefined,
    points: null,
    couponTemplateId: null,
    rightId: undefined,
    isSlow: false,
    soldOutText: '这一批已经领完',
    ...row,
  };
}

/** A coupon under its own name. */
function coupon(welfareId: string, templateId: string, changes: Partial<WelfareRow>): WelfareRow {
  const { title } = templateOf(templateId);
  return welfare({ welfareId, name: title, type: 'coupon', couponTemplateId: templateId, ...changes });
}

/** A right under its own name. */
function right(welfareId: string, rightId: string, changes: Partial<WelfareRow>): WelfareRow {
  return welfare({ welfareId, name: findRight(rightId)?.title ?? '权益', type: 'right', rightId, ...changes });
}

function carnivalWelfare(today: number): WelfareRow[] {
  return [
    coupon('W99-care', 'T-50', { img: picture('coupon'), left: 412 }),
    welfare({ welfareId: 'W99-points', name: '20 积分', type: 'points', img: picture('points'), points: 20 }),
    welfare({
      welfareId: 'W99-flowers',
      name: '护士节花束到家',
      type: 'goods',
      img: picture('bouquet'),
      need: 'card',
      left: 60,
    }),
    welfare({
      welfareId: 'W99-thermo',
      name: '家用电子体温计',
      type: 'goods',
      img: picture('thermometer'),
      left: 0,
      soldOutText: '500 件都已领完',
    }),
    right('W99-checkup', 'R-checkup', { img: picture('safehome'), need: 'comment', left: 80, isSlow: true }),
    coupon('W99-tea', 'T-tea', { img: picture('teapot'), need: 'sign', left: 300 }),
    coupon('W99-baby', 'T-10', { img: picture('bottle'), left: 200, startAt: today + DAY + 10 * HOUR }),
    coupon('W99-early', 'T-pressure', { img: picture('pressure'), left: 18, endAt: today }),
  ];
}

function careWelfare(today: number): WelfareRow[] {
  return [
    coupon('W98-pressure', 'T-pressure', { img: picture('pressure'), left: 200 }),
    welfare({
      welfareId: 'W98-points',
      name: '10 积分',
      type: 'points',
      img: picture('points'),
      points: 10,
      need: 'sign',
    }),
    welfare({
      welfareId: 'W98-kit',
      name: '家庭换药包',
      type: 'goods',
      img: picture('carekit'),
      need: 'card',
      left: 45,
    }),
    right('W98-wound', 'R-wound', { img: picture('nurse'), left: 30, startAt: today + 3 * DAY + 10 * HOUR }),
  ];
}

const CLAIM_RULES = [
  '每项福利每人领一次，领完为止，数量以页面显示为准。',
  `积分、优惠券和权益领取后到账；标“发放中”的${USUAL_WAIT}。`,
  `实物领取后 ${inDays(CLAIM_MS)}内填写收货地址，逾期视为放弃。`,
  '福利不折现，不能转卖。',
];

/** What the seed's activities offer; times are those of the day of the seed. */
export function seedThematic(): ThematicRow[] {
  // The real day, as with their campaigns: QA's clock moves through what they offer.
  const today = startOfDay(dayOf(Date.now()));
  return [
    {
      activityId: MAIN_ACTIVITY,
      title: '超级护士嘉年华',
      startAt: today - 6 * DAY,
      endAt: today + 15 * DAY,
      heroUrl: '/api/__mock/art/banner-carnival.webp',
      welfareRoute: `/activity/nursing-care/welfare?activityId=${MAIN_ACTIVITY}`,
      sourceText: '嘉年华福利',
      live: {
        liveId: 'L99-icu',
        title: 'ICU 护士长的 24 小时',
        host: '主讲：周**，重症护理 16 年',
        cover: picture('stage'),
        startAt: today + 19 * HOUR + 30 * MINUTE,
        endAt: today + 21 * HOUR,
        watchType: 'video',
        watchUrl: '/api/__mock/media/live.webm',
        hasReplay: true,
        booked: 2316,
      },
      welfare: carnivalWelfare(today),
      rules: {
        version: '1',
        blocks: [
          heading('福利'),
          bullets(...CLAIM_RULES),
          heading('直播'),
          bullets(`登录后看满 ${ENOUGH_SECONDS} 秒，直播或回放都算，可得 1 次抽奖，每场算一次。`),
        ],
      },
      share: {
        title: '超级护士嘉年华',
        desc: '把掌声，送给每天照护我们的人',
        img: picture('stage'),
        link: '',
      },
    },
    {
      activityId: CARE_ACTIVITY,
      title: '护理活动',
      startAt: today - 20 * DAY,
      endAt: today + 40 * DAY,
      heroUrl: '/api/__mock/art/banner-homecare.webp',
      welfareRoute: '/activity/nursing-care/welfare',
      sourceText: '护理活动福利',
      live: undefined,
      welfare: careWelfare(today),
      rules: { version: '1', blocks: [bullets(...CLAIM_RULES)] },
      share: { title: '护理活动', desc: '专业护理，在家也能约', img: picture('homecare'), link: '' },
    },
  ];
}
