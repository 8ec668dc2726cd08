import { registerVersion } from '../consent/texts';
import { bullets, heading, PROVIDER, paragraph } from '../consent/writing';
import { startOfDay } from '../state';
import { CLAIM_DAYS, REWARDS } from './rewards';
import { ALL_BOXES } from './store';

registerVersion('may-rules', '2026.11', () => ({
  title: '五月活动规则',
  updatedAt: startOfDay('2026-11-01'),
  blocks: [
    heading('一、怎么参加'),
    bullets(
      '活动期间登录后自动记进度，不用报名。',
      '三件小事：签到一次、领一张优惠券、写一条评论。',
      '签到按当天算，第二天要重新签；领券和评论在活动期间做过一次就一直算。',
      '评论审核通过后算完成，说好说坏都一样。',
    ),
    heading('二、奖励'),
    bullets(
      `${REWARDS.map(({ need, title }) => `做满 ${need} 件：${title}`).join('。')}。`,
      `早餐礼盒共 ${ALL_BOXES} 份，按完成先后发放，每人一份，发完为止。`,
      `同一天里做满过，奖励就一直为您留着，到活动结束后 ${CLAIM_DAYS} 天。`,
    ),
    heading('三、领取'),
    bullets(
      '积分和券领取后当场到账。',
      `早餐礼盒领取后 ${CLAIM_DAYS} 天内填写收货地址，逾期视为放弃。`,
      '奖励不能兑换现金，也不能转让。',
    ),
    heading('四、范围'),
    paragraph('收货地址在北京、上海、江苏、浙江的用户可以参加；还没有填地址的，也可以先做任务。'),
    heading('五、说明'),
    paragraph('分享给朋友不影响奖励。'),
    paragraph(`主办方：${PROVIDER.name}。咨询电话 ${PROVIDER.phone}，每天 8:00–20:00。`),
  ],
}));
