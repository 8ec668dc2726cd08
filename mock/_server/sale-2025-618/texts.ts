import { registerVersion } from '../consent/texts';
import { bullets, heading, PROVIDER, paragraph, table } from '../consent/writing';
import { RETAIL_BASIS } from '../mall/retail';
import { findPlan } from '../membership/catalog';
import { yuan } from '../money';
import { PAY_WINDOW_MS } from '../payment/limits';
import { inMinutes } from '../spans';
import { COUPON_DAYS, couponRows, RETURN_RULE, YEAR_CENTS } from './offers';

registerVersion('sale-618-rules', '2025.06', () => ({
  title: '618 活动规则',
  updatedAt: Date.UTC(2025, 5, 1),
  blocks: [
    heading('一、时间'),
    paragraph('以活动页面写明的开始和结束时间为准。每天三场：10:00–14:00、14:00–20:00、20:00–24:00。'),
    heading('二、优惠券'),
    table(['券', '怎么用', '数量'], ...couponRows()),
    bullets(
      `每种券每人限领 1 张，领取后 ${COUPON_DAYS} 天内有效。`,
      '每笔订单用 1 张券，不找零、不兑现；订单取消，券退回卡券。',
    ),
    heading('三、会员卡'),
    paragraph(
      `活动期间年卡 ${yuan(YEAR_CENTS)}，方案价格 ${yuan(findPlan('year')?.priceCents ?? 0)}。活动价不能和任何优惠券一起用，付款前页面会写明。`,
    ),
    heading('四、活动商品'),
    bullets(
      '每件商品有各自的场次、数量和每人限购，以商品卡片为准。',
      '应付以提交订单时服务器计算为准，和页面不同会先请您确认。',
      `划线价是${RETAIL_BASIS}，只供对照。`,
      `没付款的订单 ${inMinutes(PAY_WINDOW_MS)}后取消，数量放回这一场。`,
    ),
    heading('五、退换'),
    bullets(RETURN_RULE, '整单退款时，随单赠品一起退回。'),
    heading('六、主办'),
    paragraph(`主办方：${PROVIDER.name}。咨询电话 ${PROVIDER.phone}，每天 8:00–20:00。`),
  ],
}));
