import { parse } from 'valibot';
import { describeEnd, describeFace } from './couponCopy';
import { coupon } from './couponRows';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');

test.each([
  ['amount', 5000, 19_900, '¥50.00', '满 ¥199.00 可用'],
  ['amount', 350, 990, '¥3.50', '满 ¥9.90 可用'],
  ['percent', 90, 0, '9折', '无门槛'],
  ['percent', 85, 0, '8.5折', '无门槛'],
  ['service', 1, 0, '1次', '免费'],
  ['gift', 2, 0, '2份', '免费'],
  ['amount', null, null, '--', ''],
  ['other', 5000, 19_900, '--', '满 ¥199.00 可用'],
] as const)('%s of %p from %p reads %s, %s', (kind, faceValue, threshold, words, condition) => {
  const face = describeFace({ kind, faceValue, threshold });
  expect(`${face.before}${face.figure}${face.after}`).toBe(words);
  expect(face.condition).toBe(condition);
});

test.each([
  [{ validTo: NOW + 3_600_000, daysLeft: 0 }, '不到 1 天到期', true],
  [{ validTo: NOW + 2 * 86_400_000, daysLeft: 2 }, '还有 2 天到期', true],
  [{ validTo: Date.parse('2027-01-01T00:00:00+08:00') }, '12 月 31 日前有效', false],
  [{ validTo: Date.parse('2027-01-16T00:00:00+08:00') }, '2027-01-15 前有效', false],
  [{ validTo: null }, '长期有效', false],
])('%p ends: %s', (end, text, isUrgent) => {
  expect(describeEnd(end, NOW)).toEqual({ text, isUrgent });
});

test('a coupon of a kind that this version does not know is not called free', () => {
  const sent = { couponId: 'C1', title: '满赠券', kind: 'bundle', faceValue: 5000, threshold: 19_900, operate: [] };
  const face = describeFace(parse(coupon, sent));
  expect(face).toMatchObject({ figure: '--', condition: '满 ¥199.00 可用' });
});
