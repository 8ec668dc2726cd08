import type { Level } from './contract';
import { describeGrowth, describeRights, describeUse } from './levelCopy';

const LEVELS: Level[] = [
  { level: 0, name: '青叶', need: 0, needText: '', locked: false, rights: [] },
  { level: 1, name: '杏花', need: 1000, needText: '', locked: true, rights: [] },
  { level: 2, name: '金杏', need: null, needText: '', locked: true, rights: [] },
];

test.each([
  [0, { percent: 0, text: '成长值 0，再得 1,000 升为杏花' }],
  [260, { percent: 26, text: '成长值 260，再得 740 升为杏花' }],
  [999, { percent: 99, text: '成长值 999，再得 1 升为杏花' }],
  [1000, undefined],
  [null, undefined],
])('growth %p', (growth, bar) => {
  expect(describeGrowth({ growth, current: 0, levels: LEVELS })).toEqual(bar);
});

test('whose card stands above the next level is not told that he would rise to it', () => {
  expect(describeGrowth({ growth: 260, current: 2, levels: LEVELS })).toEqual({
    percent: 26,
    text: '成长值 260，再得 740，会员卡到期后是杏花',
  });
});

test.each([
  [{ total: 2, used: 1, locked: false }, '已用 1 / 2 次'],
  [{ total: 2, used: 5, locked: false }, '已用 2 / 2 次'],
  [{ total: null, used: 3, locked: false }, undefined],
  [{ total: 2, used: 0, locked: true, reasonText: '需要金杏会员卡' }, '需要金杏会员卡'],
])('the use of %j is %s', (right, text) => {
  expect(describeUse({ rightId: 'R1', title: '', note: '', type: 'service', reasonText: undefined, ...right })).toBe(
    text,
  );
});

test('a level says what it has in all, and what it has before the one below', () => {
  const right = {
    title: '',
    note: '',
    type: 'service' as const,
    used: 0,
    total: null,
    locked: false,
    reasonText: undefined,
  };
  const rightsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ ...right, rightId: `R${index}` }));
  const levels = LEVELS.map((level, index) => ({ ...level, rights: rightsOf([2, 5, 13][index] ?? 0) }));
  expect(levels.map((level) => describeRights(level, levels))).toEqual([
    '青叶的 2 项权益',
    '杏花的 5 项权益，比青叶多 3 项',
    '金杏的 13 项权益，比杏花多 8 项',
  ]);
});
