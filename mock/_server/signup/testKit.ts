import { DAY, HOUR } from '../state';
import { registerSignup } from './registry';
import type { SignupOffer } from './types';

export const CODE = 'meeting';
export const ROUTE = '/activity/meeting/join';

/** What tests sign up for: two times with one seat each, and a talk for three without a time. */
export function registerTestSignup(changes: Partial<SignupOffer> = {}): void {
  registerSignup({
    code: CODE,
    route: ROUTE,
    offers: (now) => {
      const day = Math.floor(now / DAY) * DAY;
      const slot = (id: string, hour: number) => ({
        id,
        start: day + 3 * DAY + hour * HOUR,
        end: day + 3 * DAY + (hour + 1) * HOUR,
        total: 1,
        taken: 0,
      });
      const common = {
        lines: ['60 分钟'],
        facts: [{ term: '服务地点', value: '您家里' }],
        place: '您家里',
        opensAt: day - DAY,
        deadline: day + 2 * DAY,
        startAt: day + 3 * DAY,
        endAt: day + 4 * DAY,
        refundUntilMs: DAY,
        numberPrefix: 'HL',
        agreement: { key: 'privacy', title: '服务协议', note: '被护理人知道这次上门' },
        rulesKey: 'draw',
      };
      const note = { key: 'note', kind: 'note' as const, label: '备注', required: false, max: 20 };
      return [
        {
          ...common,
          packageId: 'visit',
          title: '上门护理',
          total: 0,
          taken: 0,
          slots: [slot('am', 1), slot('pm', 6)],
          fields: [
            { key: 'person', kind: 'person', label: '谁接受护理', required: true },
            { key: 'contact', kind: 'contact', label: '联系人', required: true },
            { key: 'address', kind: 'address', label: '上门地址', required: true },
            note,
          ],
          feeCents: 12_900,
          cardDiscountCents: 3000,
          unit: '一次',
          refundText: '上门 24 小时前取消，实付金额原路退回。',
          healthNote: '病历和护理记录只用于这次服务',
          group: { title: '护理交流群', text: '有事可以问护士', qrText: 'https://example.com/group/1' },
          ...changes,
        },
        {
          ...common,
          packageId: 'talk',
          title: '健康讲座',
          total: 3,
          taken: 1,
          slots: [],
          fields: [
            { key: 'contact', kind: 'contact', label: '联系人', required: true },
            { key: 'way', kind: 'choice', label: '参加方式', required: true, options: ['现场', '线上'] },
            note,
          ],
          feeCents: 0,
        },
      ];
    },
  });
}
