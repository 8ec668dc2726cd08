import { render } from '@testing-library/react';
import { formatDay, formatDeadline, formatFullTime, formatNearDay, formatNearDayTime } from '@/shared/lib/timeFormat';
import { Dated } from './Dated';

const AT = Date.parse('2026-11-21T01:32:05Z');

test.each([
  formatDay(AT),
  formatNearDay(AT, '', AT),
  formatNearDayTime(AT, AT),
  formatDeadline(Date.parse('2026-11-21T24:00:00+08:00'), AT),
  formatFullTime(AT),
])('%p is kept whole within its sentence', (words) => {
  const { container } = render(<Dated>请在 {words} 前填写</Dated>);
  expect(container).toHaveTextContent(`请在 ${words} 前填写`, { normalizeWhitespace: false });
  expect(container.querySelector('.date')).toHaveTextContent(words, { normalizeWhitespace: false });
});

test('every date and phone number of a text of the server is kept whole', () => {
  const { container } = render(
    <Dated>2026 年 1 月 1 日至 2026 年 12 月 31 日，客服 400-000-0000，分机 12-345，门店 0571-88880000</Dated>,
  );
  const textsOf = (name: string) => [...container.querySelectorAll(name)].map((each) => each.textContent);
  // With the mark behind it, which would begin a line.
  expect(textsOf('.date')).toEqual(['2026 年 1 月 1 日', '2026 年 12 月 31 日，']);
  expect(textsOf('.phone')).toEqual(['400-000-0000，', '0571-88880000']);
});

test('what a phone number is for stays on its line', () => {
  const { container } = render(<Dated>主办方：杏邻护理（示例）。咨询电话 400-000-0000，每天 8:00–20:00。</Dated>);
  expect(container.querySelector('.phone')).toHaveTextContent('咨询电话 400-000-0000，');
});

test('a dot within a name does not begin a line', () => {
  const { container } = render(<Dated>11 月 17 日在杏邻护理站·城西店使用</Dated>);
  const whole = [...container.querySelectorAll('.date')].map((each) => each.textContent);
  expect(whole).toEqual(['11 月 17 日', '站·']);
});

test('words without a date stay as they are', () => {
  const { container } = render(<Dated>还没有使用过</Dated>);
  expect(container.innerHTML).toBe('还没有使用过');
});

test('a number of 100,000 digits stands there at once', () => {
  const begun = performance.now();
  const { container } = render(<Dated>{`${'8'.repeat(100_000)}号`}</Dated>);
  expect(container).toHaveTextContent(/^8+号$/);
  expect(performance.now() - begun).toBeLessThan(1000);
});
