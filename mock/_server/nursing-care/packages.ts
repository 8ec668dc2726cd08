import type { OfferField, OfferSlot, SignupOffer } from '../signup/types';
import { inHours } from '../spans';
import { DAY, dayOf, HOUR, startOfDay } from '../state';

/** The times of a day, from its beginning. */
const TIMES: readonly (readonly [number, number])[] = [
  [8.5, 10],
  [10.5, 12],
  [13.5, 15],
  [15.5, 17],
];

/** One slot for each number: how many of `total` are still free, a row a day. */
function slotsOf(prefix: string, firstDay: number, total: number, left: readonly (readonly number[])[]): OfferSlot[] {
  return left.flatMap((row, place) =>
    row.map((free, time) => {
      const [from = 9, to = 10] = TIMES[time] ?? [];
      const day = firstDay + place * DAY;
      return {
        id: `${prefix}-${dayOf(day)}-${time + 1}`,
        start: day + from * HOUR,
        end: day + to * HOUR,
        total,
        taken: total - free,
      };
    }),
  );
}

/** Until how long before the visit a cancellation brings everything back. */
export const REFUND_UNTIL_MS = DAY;
const REFUND_TEXT = `上门 ${inHours(REFUND_UNTIL_MS)}前取消，实付金额原路退回。`;

const PERSON: OfferField = { key: 'person', kind: 'person', label: '谁接受护理', required: true };
const CONTACT: OfferField = { key: 'contact', kind: 'contact', label: '联系人', required: true };
const ADDRESS: OfferField = { key: 'address', kind: 'address', label: '上门地址', required: true };
const note = (hint: string): OfferField => ({
  key: 'note',
  kind: 'note',
  label: '备注',
  required: false,
  max: 100,
  hint,
});

/** 上城, 拱墅, 西湖, 滨江. */
const CITY = { name: '杭州主城区', codes: ['330102', '330105', '330106', '330108'] };

const HEALTH_NOTE = '病历和护理记录只用于这次服务，由上门护士和护理主管查看';

interface Package extends SignupOffer {
  img: string;
}

type Own = Pick<Package, 'packageId' | 'title' | 'lines' | 'slots' | 'feeCents' | 'img'> & Partial<Package>;

function packageOf(own: Own, period: { startAt: number; endAt: number }): Package {
  const begins = own.slots.map(({ start }) => start);
  const ends = own.slots.map(({ end }) => end);
  return {
    facts: [{ term: '服务地点', value: '您家里，杭州主城区' }],
    place: '您家里，杭州主城区',
    area: CITY,
    opensAt: period.startAt,
    // With the last visit there is nothing left to sign up for.
    deadline: Math.min(period.endAt, Math.max(...begins)),
    startAt: Math.min(...begins),
    endAt: Math.max(...ends),
    total: 0,
    taken: 0,
    slotHint: '护士在这段时间内到达，前一天电话确认。',
    fields: [PERSON, CONTACT, ADDRESS, note('老人听力不好、门禁怎么进，都可以写')],
    unit: '一次',
    refundUntilMs: REFUND_UNTIL_MS,
    agreement: { key: 'nursing-care-terms', title: '护理活动服务协议', note: '被护理人或监护人知道这次上门' },
    healthNote: HEALTH_NOTE,
    group: {
      title: '护理交流群',
      text: '护士在群里回答护理问题',
      qrText: 'https://example.com/groups/nursing-care',
    },
    numberPrefix: 'HL',
    rulesKey: 'nursing-care-rules',
    ...own,
  };
}

const picture = (name: string) => `/api/__mock/art/goods-${name}.webp`;

/** The four packages; days count from the day of the seed. */
export function packagesOf(period: { startAt: number; endAt: number }): Package[] {
  const today = startOfDay(dayOf(period.endAt)) - 9 * DAY;
  const visits = today + 4 * DAY;
  return [
    packageOf(
      {
        packageId: 'wound',
        title: '伤口换药上门',
        lines: ['60 分钟，护士带物料上门', '需要出示近期的病历或医嘱'],
        slots: slotsOf('wound', visits, 3, [
          [0, 0, 0, 0],
          [0, 1, 0, 0],
          [2, 0, 1, 1],
          [1, 1, 0, 1],
          [0, 1, 0, 1],
        ]),
        feeCents: 12_900,
        cardDiscountCents: 3000,
        refundText: REFUND_TEXT,
        img: picture('bandage'),
      },
      period,
    ),
    packageOf(
      {
        packageId: 'assess',
        title: '长者居家安全评估',
        lines: ['45 分钟，看动线、扶手和照明', '评估后给一张改造小图'],
        slots: slotsOf('assess', visits + DAY, 5, [
          [0, 2, 1, 0],
          [1, 2, 0, 2],
          [3, 1, 2, 0],
          [1, 0, 2, 1],
        ]),
        feeCents: 0,
        img: picture('safehome'),
      },
      period,
    ),
    packageOf(
      {
        packageId: 'mother',
        title: '产后上门指导',
        lines: ['90 分钟，喂养和日常护理', '宝宝满 28 天内都可以约'],
        slots: slotsOf('mother', visits, 5, [
          [0, 0, 0, 0],
          [0, 0, 0, 0],
        ]),
        feeCents: 15_900,
        cardDiscountCents: 3000,
        refundText: REFUND_TEXT,
        img: picture('nursing'),
      },
      period,
    ),
    packageOf(
      {
        packageId: 'baby',
        title: '新生儿洗护指导',
        lines: ['60 分钟，手把手教一遍', '洗澡、抚触、脐部护理'],
        opensAt: today + 3 * DAY + 10 * HOUR,
        slots: slotsOf('baby', visits + 3 * DAY, 3, [
          [3, 3, 3, 3],
          [3, 3, 3, 3],
        ]),
        feeCents: 9900,
        refundText: REFUND_TEXT,
        img: picture('babytub'),
      },
      period,
    ),
  ];
}
