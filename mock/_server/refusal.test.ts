import { ask } from '@/testing/ask';
import { needText, pageOf } from './refusal';

const ROWS = Array.from({ length: 45 }, (_, index) => index);

test.each([
  [{}, 1, 20, 20],
  [{ currentPage: '3', pageSize: '20' }, 3, 20, 5],
  [{ currentPage: 0, pageSize: 0 }, 1, 20, 20],
  [{ currentPage: -2, pageSize: -1 }, 1, 1, 1],
  [{ currentPage: 'x', pageSize: 'x' }, 1, 20, 20],
  [{ currentPage: 1.9, pageSize: 1000 }, 1, 50, 45],
  [{ currentPage: 1000 }, 1000, 20, 0],
  [{ currentPage: '1e400', pageSize: '1e400' }, Number.MAX_SAFE_INTEGER, 50, 0],
])('asked for %j: page %i of %i rows, %i of them there', (asked, currentPage, pageSize, count) => {
  const page = pageOf(ROWS, asked);
  expect(page).toMatchObject({ currentPage, pageSize, totalPage: Math.ceil(45 / pageSize), totalCount: 45 });
  expect(page.recordList).toHaveLength(count);
});

test('what nobody can see is no text', () => {
  for (const blank of ['', ' \u3000', '\u200b\u200d', '\u2066\u2069', '\u3164\u115F'])
    expect(() => needText(blank, '请填写收货人')).toThrow('请填写收货人');
  expect(needText(' 买买提\u200b ', '请填写收货人')).toBe('买买提\u200b');
});

const LISTS = [
  ['notice/list', 'tab'],
  ['coupon/mine', 'tab'],
  ['prize/list', 'tab'],
  ['reward/list', 'kind'],
  ['points/ledger', 'type'],
  ['mall/order/list', 'tab'],
  ['campaign/order/list', 'tab'],
] as const;

test.each(LISTS)(
  '%s has its usual choice where none is named, and refuses one that it does not have',
  async (path, key) => {
    const asked = async (choice: Record<string, string>) =>
      (await ask(`GET /api/miniapp/${path}`, { code: 'year', ...choice }, { as: 'member' })).code;
    expect(await asked({})).toBe(0);
    for (const choice of ['', 'what', '__proto__', 'toString']) expect(await asked({ [key]: choice })).toBe(400);
  },
);
