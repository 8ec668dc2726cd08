import { isOnTurn } from '../../src/testing/wide';
import { linesOf } from '../support/geometry';
import { misshapenPictures, oddLines } from '../support/lines';
import { newVisitor } from '../support/visitor';
import { walkerOf } from '../support/walk';

const SERVICES = '/schedule/points-mall?tab=service';

const VIEWS = [
  ['/schedule/points-mall', 320, false],
  [SERVICES, 375, false],
  [`${SERVICES}&step=all`, 320, true],
  ['/coupon-list?tab=used', 320, false],
  ['/membership-card', 320, true],
  ['/schedule/record?step=rules', 320, true],
  ['/course-list?courseId=C1001', 320, true],
  ['/skin-library?quizId=skin-adult&step=result&id=SR90001', 320, true],
] as const;

test.each(VIEWS.filter((_view, place) => isOnTurn(place)))(
  'every line of %s at %i px (长辈版: %p) reads on',
  async (at, width, elder) => {
    const visitor = await newVisitor({ width, elder, persona: 'member' });
    await walkerOf(visitor).goTo(at);
    expect(await visitor.page.evaluate(oddLines)).toEqual([]);
  },
);

test.each([
  ['/schedule/record', 320, false, /^看订单$/, 1],
  ['/schedule/record', 430, false, /自动退回$/, 1],
  ['/activity', 430, false, /^可得次数$/, 1],
  ['/schedule/notice-before?type=vip', 320, false, /^由杏邻护理（示例）提供$/, 1],
  ['/schedule/notice', 320, false, /后自动收起$/, 1],
  ['/prize-record?tab=waiting', 320, false, /^一般 3\s小时内到账$/, 1],
  ['/skin-library', 320, false, /^皮肤科主治医师$/, 1],
  ['/activity/year', 320, true, /^年度抽奖结束$/, 1],
  // With the line below it.
  ['/membership-card', 375, false, /^护理课程不另付费/, 2],
] as const)('on %s at %i px (长辈版: %p) %p stays together', async (at, width, elder, words, most) => {
  const visitor = await newVisitor({ width, elder, persona: 'member' });
  await walkerOf(visitor).goTo(at);
  const all = visitor.page.locator('#root').getByText(words);
  await all.first().waitFor();
  for (const each of await all.all()) expect(await each.evaluate(linesOf)).toBe(most);
});

test('a single character, a torn unit and a dot that begins a line are seen', async () => {
  const visitor = await newVisitor({ width: 320 });
  await walkerOf(visitor).goTo('/login');
  await visitor.page.evaluate(() => {
    const paragraphs = ['看这/里，', '最长 3/分钟', '护理站/·城西店'].map((words) => {
      const paragraph = document.createElement('p');
      paragraph.style.whiteSpace = 'pre-line';
      paragraph.textContent = words.replace('/', '\n');
      return paragraph;
    });
    document.body.replaceChildren(...paragraphs);
  });
  expect(await visitor.page.evaluate(oddLines)).toEqual([
    'a character alone: 看这/里，',
    'a number apart from what it counts: 最长 3/分钟',
    'a dot at the start: 护理站/·城西店',
  ]);
});

test('what the next sign-in brings and why it is more stand on a line each where both do not fit on one', async () => {
  const visitor = await newVisitor({ width: 320, persona: 'member' });
  await walkerOf(visitor).goTo('/schedule/points-mall');
  const hint = visitor.page.locator('#root').getByText(/会员\s1\.5\s倍$/);
  const lines = await hint.evaluate((element) => {
    const text = element.firstChild as Text;
    const topOf = (place: number) => {
      const range = document.createRange();
      range.setStart(text, place);
      range.setEnd(text, place + 1);
      return range.getBoundingClientRect().top;
    };
    const at = text.data.indexOf('会员');
    return { before: topOf(at - 1), first: topOf(at), last: topOf(text.length - 1) };
  });
  expect(lines.first).toBe(lines.last);
  expect(lines.before).toBeLessThan(lines.first);
});

test('a long name leaves the picture of an order its shape', async () => {
  const visitor = await newVisitor({ width: 320, elder: true, persona: 'member' });
  const { goTo } = walkerOf(visitor);
  await goTo('/schedule/points-mall/order-list');
  expect(await visitor.page.locator('img').count()).toBeGreaterThan(3);
  expect(await visitor.page.evaluate(misshapenPictures)).toEqual([]);
});
