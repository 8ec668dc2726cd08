import { POINTS_TIMES } from '../membership/catalog';
import { yuan } from '../money';
import { CENTS_A_POINT, DAILY_POINTS, RETURNED_RULE, STREAK_REWARDS, WARN_BEFORE_MS } from '../points/limits';
import { inDays } from '../spans';
import { startOfDay } from '../state';
import { ACCOUNT_TEXTS } from './textsAccount';
import { bullets, heading, PROVIDER, paragraph, type TextPage } from './writing';

const CONTACT = paragraph(`主办方：${PROVIDER.name}。咨询电话 ${PROVIDER.phone}，每天 8:00–20:00。`);

const STREAKS = STREAK_REWARDS.map(({ days }) => `${days} 天`).join('、');

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
        `每天签到得 ${DAILY_POINTS} 积分，连续 ${STREAKS}有加赠。`,
        '完成任务、写评论、学习课程。',
        `商城订单付的钱（不算运费）每 ${yuan(CENTS_A_POINT)} 得 1 积分，确认收货后到账；退款时按退的钱收回。`,
        '到院消费按金额累计。',
      ),
      paragraph(
        `金杏会员签到和兑换得的积分乘 ${POINTS_TIMES}，每一笔不满 1 积分的部分舍去；其他任务、奖品、邀请和退回的积分不加倍。`,
      ),
      heading('二、怎样用积分'),
      paragraph('在积分商城换商品、卡券和课程，有的商品还要付一部分钱，价格以商品页为准。'),
      heading('三、有效期'),
      paragraph(
        `积分到账后，到次年年底有效，到期前 ${inDays(WARN_BEFORE_MS)}在首页提醒。会员系统升级时转入的积分，到期日不变。`,
      ),
      heading('四、退回'),
      paragraph(
        `订单取消、超时未付款或售后全退，积分原数退回；售后只退一部分钱，积分按比例退回，不满 1 积分的部分舍去。${RETURNED_RULE}`,
      ),
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

/** Adds a text that has one wording; any other version never was. */
export function registerVersion(key: string, version: string, write: () => Omit<TextPage, 'version'>): void {
  registerText(key, (asked = version) => (asked === version ? { version, ...write() } : undefined));
}

function lastingText(key: string, version: string | undefined): TextPage | undefined {
  const text = Object.hasOwn(TEXTS, key) ? TEXTS[key] : undefined;
  return version === undefined || text?.version === version ? text : undefined;
}

export function textOf(key: string, version?: string): TextPage | undefined {
  const write = registered.get(key);
  return write ? write(version) : lastingText(key, version);
}
