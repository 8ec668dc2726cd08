import type { Level } from './contract';
import { describeGrowth, describeUse } from './levelCopy';

const LEVELS: Level[] = [
  { level: 0, name: '青叶', need: 0, needText: '', locked: false, rights: [] },
  { level: 1, name: '杏花', need: 1000, needText: '', locked: true, rights: [] },
  { level: 2, name: '金杏', need: null, needText: '', locked: true, rights: [] },
];

test.each([
  [0, { percent: 0, text: '成长值 0，再得 1000 升为杏花' }],
  [260, { percent: 26, text: '成长值 260，再得 740 升为杏花' }],
  [999, { percent: 99, text: '成长值 999，再得 1 升为杏花' }],
  [1000, undefined],
  [null, undefined],
])('growth %p', (growth, bar) => {
  expect(describeGrowth({ growth, levels: LEVELS })).toEqual(bar);
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
