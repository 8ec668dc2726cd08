import { IOS_MINI, visitIn } from '../support/hosts';
import { control, newVisitor, type Visitor } from '../support/visitor';

const LIST = '/schedule/notice';

const row = ({ page }: Visitor, title: string) =>
  page.locator('li', { has: page.getByRole('heading', { name: title }) });

const tabMark = ({ page }: Visitor) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: /^我的/ });

async function countOf(visitor: Visitor): Promise<number> {
  await visitor.page.waitForFunction(() =>
    /\d+ 条未读/.test(document.querySelector('nav[aria-label="主导航"]')?.textContent ?? ''),
  );
  return Number(/(\d+) 条未读/.exec((await tabMark(visitor).textContent()) ?? '')?.[1]);
}

test('a member reads a message, and every dot knows it', async () => {
  const visitor = await newVisitor({ persona: 'member' });
  const { page } = visitor;
  await visitor.open('/schedule/member');
  const before = await countOf(visitor);
  await page.getByRole('link', { name: /^消息/ }).click();
  await row(visitor, '厨房湿巾与棉柔巾组合已发货').getByRole('link').click();
  await page.getByRole('link', { name: '看这笔订单' }).waitFor();
  await page.goBack();
  await row(visitor, '厨房湿巾与棉柔巾组合已发货').waitFor();
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('li')]
        .find((each) => /厨房湿巾/.test(each.textContent ?? ''))
        ?.textContent?.includes('未读'),
  );
  await page.goBack();
  await page.waitForFunction((count) => document.body.textContent?.includes(`${count} 条未读消息`), before - 1);
  await visitor.open('/schedule/points-mall');
  await page.waitForFunction((count) => document.body.textContent?.includes(`${count} 条未读消息`), before - 1);
  expect(visitor.complaints).toEqual([]);
});

test('a message is deleted by a swipe and brought back; an announcement cannot be', async () => {
  const visitor = await newVisitor({ persona: 'member', width: 320 });
  const { page } = visitor;
  await visitor.open(LIST);
  const title = '厨房湿巾与棉柔巾组合已发货';
  const item = row(visitor, title);
  await item.scrollIntoViewIfNeeded();
  await item.evaluate((element) => {
    const target = element.querySelector('a') ?? element;
    const { top } = element.getBoundingClientRect();
    const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: top + 20 });
    const tell = (type: string, clientX: number) =>
      target.dispatchEvent(
        new TouchEvent(type, { bubbles: true, cancelable: true, touches: type === 'touchend' ? [] : [touch(clientX)] }),
      );
    tell('touchstart', 280);
    tell('touchmove', 200);
    tell('touchmove', 120);
    tell('touchend', 120);
  });
  await item.getByRole('button', { name: '删除' }).click();
  await page.getByRole('button', { name: '撤销' }).click();
  await row(visitor, title).waitFor();
  await page
    .getByRole('button', { name: '加载更多' })
    .or(page.getByText('只保留近一年的消息'))
    .last()
    .scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: '更多：积分规则更新了' }).click();
  await page.getByRole('dialog', { name: '这条消息' }).getByText('公告可以标为已读，不能删除').waitFor();
  await page.goBack();
  await page.getByRole('dialog', { name: '这条消息' }).waitFor({ state: 'detached' });
  expect(visitor.complaints).toEqual([]);
});

test('what happens to a comment is told in both browsers of its author', async () => {
  const first = await newVisitor({ persona: 'member' });
  const second = await newVisitor({ persona: 'member' });
  await second.open(LIST);
  await row(second, '厨房湿巾与棉柔巾组合已发货').waitFor();
  await first.open(LIST);
  const written = await first.context.request.post(
    '/api/miniapp/annual/activity/comment/addComment'.replace(/^/, new URL(first.page.url()).origin),
    {
      data: { activityId: 99, content: '护士很细心，谢谢', images: [], clientToken: 'journey-notice' },
    },
  );
  const { data } = (await written.json()) as { data: { commentId: string } };
  await control('approve', { commentId: data.commentId });
  for (const visitor of [first, second]) {
    await visitor.page.reload();
    await row(visitor, '您的评论已展示').waitFor();
  }
  await first.page.getByRole('button', { name: '全部已读' }).click();
  await first.page.getByRole('button', { name: '全部已读' }).waitFor({ state: 'detached' });
  await second.page.reload();
  await row(second, '您的评论已展示').waitFor();
  expect(await second.page.getByRole('button', { name: '全部已读' }).count()).toBe(0);
});

test('a guest reads the rules in large letters and an earlier wording; messages ask him to sign in', async () => {
  const visitor = await newVisitor({ width: 320 });
  const { page } = visitor;
  await visitor.open('/schedule/notice/explain?key=visit');
  await page.getByRole('button', { name: '特大' }).click();
  await page.getByRole('navigation', { name: '目录' }).getByRole('button', { name: '改期和取消' }).click();
  await page.getByRole('columnheader', { name: '退多少' }).waitFor();
  await page.getByRole('button', { name: /查看大图/ }).click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: '看 2.0 版' }).click();
  await page.getByText(/这是以前的版本 2.0/).waitFor();
  await page.getByRole('button', { name: '看现行版本' }).click();
  await page.getByRole('button', { name: '帮到了' }).click();
  await page.getByText('谢谢，已记下').waitFor();
  await page.reload();
  await page.getByRole('button', { name: '特大', pressed: true }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: '打印全文' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await visitor.open(LIST);
  await page.getByText('登录后查看您的消息').waitFor();
  expect(visitor.complaints).toEqual([]);
});

test('an entry of the contents that takes two lines keeps apart from the title', async () => {
  const { page, open, complaints } = await newVisitor({ width: 375, persona: 'member' });
  await open(`${LIST}/explain?noticeId=NA1`);
  const contents = page.getByRole('navigation', { name: '目录' });
  await contents.waitFor();
  const { height, gap } = await contents.evaluate((nav) => {
    const [title, entry] = [...nav.querySelectorAll('h3, button')].map((each) => {
      const words = document.createRange();
      words.selectNodeContents(each);
      return words.getBoundingClientRect();
    });
    return { height: entry?.height ?? 0, gap: (entry?.top ?? 0) - (title?.bottom ?? 0) };
  });
  expect(height).toBeGreaterThan(30);
  expect(gap).toBeGreaterThan(5);
  expect(complaints).toEqual([]);
});

test('in the mini-program, whose bar takes no button of ours, it stands in the head of the screen', async () => {
  const { page, open } = await visitIn(IOS_MINI, 'member');
  await open(LIST);
  const action = page.getByRole('button', { name: '全部已读' });
  await action.waitFor();
  expect(await action.evaluate((button) => getComputedStyle(button.parentElement ?? button).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});
