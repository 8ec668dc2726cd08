import type { Block } from '../../../src/shared/lib/schema';
import { registerText } from '../consent/texts';
import { bullets, joined, PROVIDER, paragraph } from '../consent/writing';
import { describeSources } from '../lottery/chances';
import { CLAIM_DAYS } from '../lottery/limits';
import { prizeTable, TAX_TEXT } from '../lottery/texts';
import { yuan } from '../money';
import { dayWords } from '../notice/words';
import { DAY, dayOf, serverNow } from '../state';
import { presentYear } from './review';
import { ACTIVITY_ID, GIFT_CENTS, KEPT_MONTHS, periodOf, RULES_KEY, yearLottery } from './terms';

export const LATEST = '1.1';
const FIRST = '1.0';

type Section = { key: string; title: string; blocks: Block[] };

function timeAndPeople(now: number): Section[] {
  const { startAt, endAt } = periodOf(now);
  const lottery = yearLottery();
  return [
    {
      key: 'time',
      title: '活动时间',
      blocks: [
        bullets(
          `活动：${dayOf(startAt)} 00:00 至 ${dayOf(endAt - 1)} 24:00。`,
          `年度抽奖：${dayOf(lottery.startAt)} 至 ${dayOf(lottery.endAt - 1)}，每天 24 小时可抽。`,
          '年度商品：每天按场次开售，开售和结束的时间写在商品页上，以服务器时间为准。',
        ),
      ],
    },
    {
      key: 'who',
      title: '谁可以参加',
      blocks: [
        bullets(
          '年满 18 周岁的注册用户，每人一个账号。',
          `绑定了手机号，${presentYear(now)} 年以来签到过至少一次。`,
          '年度抽奖：绑定了手机号，开通过会员卡。',
        ),
      ],
    },
    {
      key: 'how',
      title: '怎样参加',
      blocks: [
        bullets(
          '在“参与”页填好回执并提交，得到一个编号。再次提交，编号不变。',
          `截止前可以修改回执，也可以退出；截止时间是 ${dayOf(endAt - 1)} 24:00。`,
          '参与以后，买带赠品的年度商品可以领赠品。参与不收费。',
        ),
      ],
    },
  ];
}

function prizesAndClaims(now: number, version: string): Section[] {
  const { claimUntil } = periodOf(now);
  const lottery = yearLottery();
  const consolation = lottery.prizes.find(({ prizeId }) => prizeId === lottery.consolationId);
  const refund = `整单退款时，赠品一起寄回；赠品缺失按 ${yuan(GIFT_CENTS)} 折算。`;
  return [
    {
      key: 'prizes',
      title: '奖品、数量与概率',
      blocks: [
        paragraph('年度抽奖的奖品如下，全部概率合计 100%，活动开始后不改动。'),
        prizeTable(lottery),
        paragraph(`抽中的奖品已发完，或当天的份数已发完时，改发 ${consolation?.name}。`),
        paragraph('赠品随年度商品发放，名称和数量写在商品页上，每笔订单一份。'),
      ],
    },
    {
      key: 'claim',
      title: '领取方式和期限',
      blocks: [
        bullets(
          '积分、卡券抽中后直接到账。',
          `抽中的实物请在抽中后 ${CLAIM_DAYS} 天内填写地址；发货前可以修改，逾期视为放弃。`,
          TAX_TEXT,
          `赠品请在 ${dayOf(claimUntil - 1)} 24:00 前到“年度订单”领取，领取后填写地址。`,
        ),
      ],
    },
    {
      key: 'limits',
      title: '限制',
      blocks: [
        bullets(
          `抽奖每天最多 ${lottery.dailyLimit} 次，本期最多 ${lottery.totalLimit} 次。`,
          ...describeSources(ACTIVITY_ID),
          '转发和邀请不产生次数，也不影响概率。',
          '奖品和赠品不能兑换现金，也不能转让。',
          ...(version === FIRST ? [] : [refund]),
        ),
      ],
    },
  ];
}

function privacy(): Section {
  return {
    key: 'privacy',
    title: '个人信息',
    blocks: [
      bullets(
        `回执只用来核对条件和寄送赠品，活动结束 ${KEPT_MONTHS} 个月后删除。`,
        '年度回顾只有您自己看得到。做成图片时只写签到、课程、积分和徽章，不写来访和护理记录。',
        '中奖名单里的昵称隐去一部分。',
      ),
    ],
  };
}

/** Its day: before the start, so that who reads the rules then reads nothing of a day to come. */
function latestOf(now: number): number {
  return periodOf(now).startAt - 7 * DAY;
}

/** The campaign's rules in the wording of a version. Prizes and odds are those of the lottery itself. */
function writeRules(version = LATEST) {
  if (version !== LATEST && version !== FIRST) return undefined;
  const now = serverNow();
  const { startAt } = periodOf(now);
  const firstAt = startAt - 14 * DAY;
  const latestAt = latestOf(now);
  const sections = [...timeAndPeople(now), ...prizesAndClaims(now, version), privacy()];
  return {
    title: '年度活动规则',
    version,
    updatedAt: version === LATEST ? latestAt : firstAt,
    blocks: joined(sections),
    sections,
    changes: [
      { version: LATEST, at: latestAt, text: '写明整单退款时赠品怎么办。' },
      { version: FIRST, at: firstAt, text: '首次发布。' },
    ],
    latestVersion: LATEST,
    organiser: PROVIDER,
  };
}

registerText(RULES_KEY, writeRules);

/** The note at the door: which wording holds. */
export function rulesNote(now: number): string {
  return dayWords(latestOf(now), now, '版本');
}
