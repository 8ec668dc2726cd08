import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
import { addressBar } from '@/shared/lib/addressBar';
import { callsTo, lastCallTo, signInAs } from '@/testing/fakeServer';
import { offline, openedAs, refused } from '@/testing/screenTest';
import { favoriteSkinArticle, getSkinArticle, getSkinArticles, getSkinLibrary } from '../contract';

const AT = '/skin-library';

afterEach(() => {
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

test('a guest finds topics, the newest articles with their reviewers, and whom to call', async () => {
  openedAs('guest', AT);
  expect(await screen.findByRole('link', { name: '婴幼儿' })).toHaveAttribute('href', '/skin-library?tab=baby');
  const articles = screen.getAllByRole('article');
  expect(articles).toHaveLength(5);
  expect(articles[0]).toHaveTextContent(
    /宝宝洗完澡，润肤露怎么擦婴幼儿约 4 分钟许清，皮肤科主治医师(?:11 月 12 日|2026-11-12 )审核/,
  );
  expect(screen.getByRole('link', { name: '全部 12 篇' })).toHaveAttribute('href', '/skin-library?tab=all');
  expect(screen.getByRole('link', { name: '打 120' })).toHaveAttribute('href', 'tel:120');
  expect(screen.getByText(/文章供日常照看参考，不能代替医生诊断/)).toBeVisible();
});

test('a topic shows its articles, and another one is a tap away', async () => {
  const { user, location } = openedAs('guest', `${AT}?tab=wound`);
  expect(await screen.findByText('小伤口换药前，先看这三点')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: '湿疹' }));
  expect(await screen.findByText('湿疹反复，记一份生活日记')).toBeVisible();
  expect(location()).toBe(`${AT}?tab=eczema`);
});

test('a search that finds nothing leads on with the words of others', async () => {
  const { user } = openedAs('guest', `${AT}?step=search`);
  await user.type(await screen.findByRole('searchbox', { name: '皮肤问题' }), '蓝色的石头{Enter}');
  expect(await screen.findByText('没有找到这样的文章')).toBeVisible();
  expect(screen.queryAllByRole('status').map(({ textContent }) => textContent)).toContain('没有找到“蓝色的石头”');
  await user.click(await screen.findByRole('button', { name: '尿布疹' }));
  expect(await screen.findByText('尿布区红了，先做这四步')).toBeVisible();
  expect(lastCallTo(getSkinArticles.path)?.query).toMatchObject({ keyword: '尿布疹' });
});

test('an article shows who answers for it, its parts, its sources, and where to go on', async () => {
  openedAs('guest', `${AT}?articleId=SK4001`);
  expect(await screen.findByRole('heading', { level: 2, name: '湿疹反复，记一份生活日记' })).toBeVisible();
  expect(screen.getByText('皮肤科副主任医师')).toBeVisible();
  expect(screen.getByText(/10 月 12 日|2026-10-12/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '参考资料' })).toBeVisible();
  expect(document.body).toHaveTextContent('《湿疹诊疗指南（2011 年）》');
  expect(screen.getByRole('heading', { name: '什么时候去看医生' })).toBeVisible();
  expect(screen.getByRole('link', { name: '去做自测' })).toHaveAttribute('href', `${AT}?quizId=skin-adult`);
  expect(screen.getByRole('link', { name: '湿疹的保湿，量要够，次数要够' })).toBeVisible();
});

test('a member keeps an article at once; a refusal takes the mark back', async () => {
  const { user } = openedAs('member', `${AT}?articleId=SK1001`);
  await user.click(await screen.findByRole('button', { name: '收藏' }));
  expect(await screen.findByRole('button', { name: '已收藏' })).toBeVisible();
  refused(favoriteSkinArticle);
  await user.click(screen.getByRole('button', { name: '已收藏' }));
  await waitFor(() => expect(callsTo(favoriteSkinArticle.path)).toBe(2));
  expect(await screen.findByRole('button', { name: '已收藏' })).toBeVisible();
});

test('keeping sends a guest to the login, reading does not', async () => {
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  openedAs('guest', `${AT}?articleId=SK1001`);
  const button = await screen.findByRole('button', { name: '收藏' });
  expect(leave).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('what the member has kept stands in one place', async () => {
  openedAs('member', `${AT}?tab=favorite`);
  const articles = await screen.findAllByRole('article');
  expect(articles.map((article) => within(article).getByRole('link').textContent)).toEqual([
    '天冷了，洗澡水多热合适',
    '湿疹反复，记一份生活日记',
  ]);
});

test('an article that was read is there without a network, and the library names it', async () => {
  openedAs('guest', `${AT}?articleId=SK2001`);
  await screen.findByRole('heading', { name: '天冷了，洗澡水多热合适' });
  cleanup();
  offline(getSkinArticle);
  openedAs('guest', `${AT}?articleId=SK2001`);
  expect(await screen.findByText(/数据更新于/)).toBeVisible();
  expect(screen.getByText(/水温 37 ℃ 左右/)).toBeVisible();
  cleanup();
  offline(getSkinLibrary);
  openedAs('guest', AT);
  expect(await screen.findByRole('heading', { name: '这台手机上读过的' })).toBeVisible();
  expect(screen.getByRole('link', { name: '天冷了，洗澡水多热合适' })).toBeVisible();
  expect(screen.getByRole('link', { name: '打 120' })).toBeVisible();
});

test('the mark of a member is nowhere on the phone, and an article that was taken back is gone from it', async () => {
  openedAs('member', `${AT}?articleId=SK4001`);
  expect(await screen.findByRole('button', { name: '已收藏' })).toBeVisible();
  expect(localStorage.getItem('skinArticle:SK4001')).toContain('"favorite":false');
  cleanup();
  signInAs('elder');
  refused(getSkinArticle, 2010);
  openedAs('elder', `${AT}?articleId=SK4001`);
  expect(await screen.findByText('这篇文章已撤下')).toBeVisible();
  expect(localStorage.getItem('skinArticle:SK4001')).toBeNull();
});
