import { plainText, type ReadingSection, readingLines } from './readingLines';

const PRIZES: ReadingSection = {
  key: 'prizes',
  title: '奖品与概率',
  blocks: [
    { type: 'paragraph', text: '全部概率合计 100%' },
    { type: 'table', head: ['奖品', '数量', '概率'], rows: [['帆布袋', '20 份', '5.00%'], ['谢谢参与']] },
    { type: 'image', src: '/a.webp', alt: '' },
  ],
};
const TIME: ReadingSection = { key: 'time', title: '活动时间', blocks: [{ type: 'list', items: ['全天', '不限次'] }] };

test('a row of a table is said with the heads of its columns, a picture by its description', () => {
  expect(readingLines([PRIZES]).map(({ text }) => text)).toEqual([
    '奖品与概率',
    '全部概率合计 100%',
    '帆布袋，数量 20 份，概率 5.00%',
    '谢谢参与',
  ]);
});

test('every line knows its section', () => {
  expect(readingLines([TIME, PRIZES]).map(({ key }) => key)).toEqual([
    'time',
    'time',
    'time',
    'prizes',
    'prizes',
    'prizes',
    'prizes',
  ]);
});

test('as plain text the sections stand apart', () => {
  expect(
    plainText([TIME, { key: 'end', title: '其他', blocks: [{ type: 'link', text: '积分规则', href: '/x' }] }]),
  ).toBe('活动时间\n全天\n不限次\n\n其他\n积分规则');
});
