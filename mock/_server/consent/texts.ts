import { POINTS_TIMES } from '../membership/catalog';
import { startOfDay } from '../state';
import { ACCOUNT_TEXTS } from './textsAccount';
import { bullets, heading, PROVIDER, paragraph, type TextPage } from './writing';

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
        '完成任务、写评论、学习课程。',
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
      bullets('年满 18 周岁、开通过会员卡的用户。', '签到、下单、评论、学习课程可得抽奖次数，每天有上限。'),
      heading('二、奖品与概率'),
      paragraph('奖品种类、数量和每个奖品的概率公布在抽奖页的奖品表中，活动开始后不再改动。'),
      heading('三、领取'),
      bullets('积分、卡券和权益当场到账。', '实物奖品请在 7 天内填写地址，发货前可以修改。', '逾期未填写视为放弃。'),
      heading('四、公平'),
      paragraph('抽奖结果由服务器决定，页面动画只用来展示结果。网络中断时可以回来查看上一次的结果，次数不会重复扣。'),
      CONTACT,
    ],
  },
};

/** Gives the wording of a version, the present one without a version; undefined when there never was such a one. */
type WriteText = (version?: string) => TextPage | undefined;

const registered = new Map<string, WriteText>();

/** Adds a text that another area writes, for example a campaign's rules; another one of the same key is replaced. */
export function registerText(key: string, write: WriteText): void {
  registered.set(key, write);
}

function lastingText(key: string, version: string | undefined): TextPage | undefined {
  const text = Object.hasOwn(TEXTS, key) ? TEXTS[key] : undefined;
  return version === undefined || text?.version === version ? text : undefined;
}

export function textOf(key: string, version?: string): TextPage | undefined {
  const write = registered.get(key);
  return write ? write(version) : lastingText(key, version);
}
