import { ask } from '@/testing/ask';
import { resetServer } from '../state';
import { ARTICLES } from './store';

const LIST = 'GET /api/miniapp/skin/article/list';
const DETAIL = 'GET /api/miniapp/skin/article/detail';
const FAVORITE = 'POST /api/miniapp/skin/favorite';

interface Rows {
  recordList: { articleId: string; title: string; reviewedAt: number; favorite: boolean }[];
  totalCount: number;
}

beforeEach(() => resetServer());

const idsOf = async (payload: Record<string, unknown>, as?: 'member' | 'elder') =>
  (await ask<Rows>(LIST, payload, as ? { as } : {})).data.recordList.map(({ articleId }) => articleId);

test('every article has text, a reviewer, a day and sources, and says when to see a doctor', async () => {
  expect(ARTICLES.length).toBeGreaterThanOrEqual(10);
  for (const { articleId } of ARTICLES) {
    const { data } = await ask<(typeof ARTICLES)[number]>(DETAIL, { articleId });
    expect(data.sections.length).toBeGreaterThanOrEqual(3);
    expect(data.sections.map(({ title }) => title).join()).toMatch(/看医生|找护士或医生/);
    expect(data.reviewerName).not.toBe('');
    expect(data.reviewedAt).toBeLessThan(Date.now());
    expect(data.sources.length).toBeGreaterThan(0);
  }
});

test('no article promises an effect', () => {
  const all = JSON.stringify(ARTICLES);
  expect(all).not.toMatch(/治愈|根治|包好|一定能|保证|特效|最有效|立刻见效/);
});

test('the topics count their articles, and each has some', async () => {
  interface Library {
    categories: { categoryId: string; count: number }[];
    articleCount: number;
  }
  const { data } = await ask<Library>('GET /api/miniapp/skin/category');
  expect(data.categories.map(({ count }) => count).every((count) => count > 0)).toBe(true);
  expect(data.categories.reduce((sum, { count }) => sum + count, 0)).toBe(data.articleCount);
});

test('the list begins with what was reviewed last, and knows topics', async () => {
  const { data } = await ask<Rows>(LIST, { currentPage: 1, pageSize: 50 });
  const days = data.recordList.map(({ reviewedAt }) => reviewedAt);
  expect(days).toEqual([...days].sort((a, b) => b - a));
  expect(await idsOf({ category: 'wound' })).toEqual(['SK5001', 'SK5002']);
  expect(await idsOf({ category: 'nope' })).toEqual([]);
});

test.each([
  ['换药', 'SK5001'],
  ['尿布疹', 'SK1002'],
  ['洗澡水温', 'SK2001'],
  ['防晒 孩子', undefined],
  ['防晒 婴儿', 'SK6002'],
  ['zzz', undefined],
])('%p finds %p first', async (keyword, articleId) => {
  expect((await idsOf({ keyword }))[0]).toBe(articleId);
});

test('every hot word finds something', async () => {
  const { data } = await ask<{ hotWords: string[] }>('GET /api/miniapp/skin/category');
  for (const keyword of data.hotWords) expect(await idsOf({ keyword })).not.toEqual([]);
});

test('what is kept belongs to its member, the newest first, and once', async () => {
  await ask(FAVORITE, { articleId: 'SK6001', on: true, clientToken: 'a' }, { as: 'member' });
  await ask(FAVORITE, { articleId: 'SK6001', on: true, clientToken: 'b' }, { as: 'member' });
  expect(await idsOf({ favorite: '1' }, 'member')).toEqual(['SK6001', 'SK2001', 'SK4001']);
  expect(await idsOf({ favorite: '1' }, 'elder')).toEqual([]);
  expect(await idsOf({ favorite: '1' })).toEqual([]);
  await ask(FAVORITE, { articleId: 'SK6001', on: false, clientToken: 'c' }, { as: 'member' });
  expect(await idsOf({ favorite: '1' }, 'member')).toEqual(['SK2001', 'SK4001']);
});

test('an article that is gone, and a guest who keeps one, are refused', async () => {
  expect((await ask(DETAIL, { articleId: 'SK0' })).code).toBe(2010);
  expect((await ask(FAVORITE, { articleId: 'SK0', on: true, clientToken: 'd' }, { as: 'member' })).code).toBe(2010);
  expect((await ask(FAVORITE, { articleId: 'SK1001', on: true, clientToken: 'e' })).code).toBe(999);
});
