import { render } from '@testing-library/react';
import { Measured } from './Measured';

const wholeOf = (text: string) => {
  const { container } = render(<Measured>{text}</Measured>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('span')].map((each) => each.textContent);
};

test.each([
  ['领取后 30 天内有效', ['30 天内']],
  ['结束 6 个月后，满 18 周岁', ['6 个月后', '18 周岁']],
  ['完成一笔订单：确认收货后 +1 次，每天最多 2 次', ['+1 次', '2 次']],
  ['赠品缺失按 ¥9.90 折算，其他 9 折', ['9 折']],
  ['11 月 26 日 10:00 起 3 场，电话 0571-8888-0102', ['11 月 26 日 10:00', '3 场', '电话 0571-8888-0102']],
  ['沐浴露 300 ml＋护手霜 60 g', ['300 ml', '60 g']],
  ['181–190', ['181–190']],
  ['研究护士：400-000-0000，工作日 9:00–17:00。', ['400-000-0000，', '工作日 9:00–17:00']],
  ['每天 8:00–20:00，周一 9:00–18:00', ['每天 8:00–20:00', '9:00–18:00']],
  ['陈* 何** 欧阳**', ['陈*', '何**', '欧阳**']],
  ['满 ¥199.00 可用', []],
  ['杏林苑 3 幢 2 单元，6 楼', ['3 幢', '2 单元', '6 楼']],
])('%p keeps %j whole', (text, whole) => {
  expect(wholeOf(text)).toEqual(whole);
});

test.each(['1', '1,', '86'])('a text of 100,000 characters %p stands there at once', (piece) => {
  const begun = performance.now();
  expect(wholeOf(piece.repeat(100_000 / piece.length))).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(1000);
});
