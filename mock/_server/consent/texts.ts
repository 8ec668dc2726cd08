import { POINTS_TIMES } from '../membership/catalog';
import { startOfDay } from '../state';
import { ACCOUNT_TEXTS } from './textsAccount';
import { bullets, heading, PROVIDER, paragraph, type TextPage, table } from './writing';

const CONTACT = paragraph(`主办方：${PROVIDER.name}。咨询电话 ${PROVIDER.phone}，每天 8:00–20:00。`);

/** Rules and agreements by key. */
const TEXTS: Record<string, TextPage> = {
  ...ACCOUNT_TEXTS,
  points: {
    title: '积分规则',
    version: '2026.11',
    updatedAt: startOfDay('2026-11-01'),
    blocks: [
      heading('一、怎样得积分'),
      bullets(
        '每天签到，连续 7 天、14 天、28 天有加赠。',
        '完成任务、写评价、学习课程。',
        '商城订单付的钱（不算运费）每 ¥1.00 得 1 积分，确认收货后到账；退款时按退的钱收回。',
        '到院消费按金额累计。',
      ),
      paragraph(
        `金杏会员签到和兑换得的积分乘 ${POINTS_TIMES}，每一笔不满 1 积分的部分舍去；其他任务、奖品、邀请和退回的积分不加倍。`,
      ),
      heading('二、怎样用积分'),
      paragraph('在积分商城换商品、卡券和课程，部分商品还需要补一点现金，价格以商品页为准。'),
      heading('三、有效期'),
      paragraph('积分到账后，到次年年底有效，到期前 60 天在首页提醒。'),
      heading('四、退回'),
      paragraph('订单取消或超时未付款，积分原数退回；有效期不变，不足 30 天的延到 30 天。'),
      CONTACT,
    ],
  },
  draw: {
    title: '杏运抽奖规则',
    version: '2026.11',
    updatedAt: startOfDay('2026-11-01'),
    blocks: [
      heading('一、参加条件'),
      bullets('年满 18 周岁、开通过会员卡的用户。', '签到、下单、评论、学习课程可得抽奖机会，每天有上限。'),
      heading('二、奖品与机会'),
      paragraph('奖品种类、数量和每个奖品的中奖机会公布在抽奖页的奖品表中，活动开始后不再改动。'),
      heading('三、领取'),
      bullets('积分、卡券和权益当场到账。', '实物奖品请在 7 天内填写地址，发货前可以修改。', '逾期未填写视为放弃。'),
      heading('四、公平'),
      paragraph('抽奖结果由服务器决定，页面动画只用来展示结果。网络中断时可以回来查看上一次的结果，机会不会重复扣除。'),
      CONTACT,
    ],
  },
  'year-rule': {
    title: '年度活动规则',
    version: '2026.02',
    updatedAt: startOfDay('2026-11-10'),
    blocks: [
      heading('活动时间'),
      paragraph('2026 年 1 月 1 日至 2026 年 12 月 31 日。'),
      heading('谁可以参加'),
      bullets('年满 18 周岁的注册用户。', '绑定了手机号。'),
      heading('怎样参加'),
      paragraph('满足条件后在活动页报名，每个账号一个编号；截止前可以修改报名信息。'),
      heading('奖品与数量'),
      table(
        ['奖品', '数量', '获得条件'],
        ['家用护理包', '500 份', '报名并完成两次护理服务'],
        ['健康监测手环', '100 份', '报名并完成四次护理服务'],
        ['上门护理券', '2000 张', '报名即可，先到先得'],
      ),
      heading('领取方式和期限'),
      paragraph('达到条件后 30 天内领取，实物在发货前可以修改地址；逾期未领视为放弃。'),
      heading('限制'),
      bullets('同一人限领一份。', '退款的订单不计入次数，已领赠品需退回或折价。'),
      heading('个人信息'),
      paragraph('报名信息只用于核对条件和寄送奖品，活动结束 6 个月后删除。'),
      heading('主办方'),
      CONTACT,
      heading('修改记录'),
      bullets('2026.02：补充退款订单的处理办法。', '2026.01：首次发布。'),
    ],
  },
};

const registered = new Map<string, () => TextPage>();

/** Adds a text that another area writes, for example a campaign's rules; another one of the same key is replaced. */
export function registerText(key: string, write: () => TextPage): void {
  registered.set(key, write);
}

export function textOf(key: string): TextPage | undefined {
  return registered.get(key)?.() ?? (Object.hasOwn(TEXTS, key) ? TEXTS[key] : undefined);
}
