import { sectionsOfBlocks } from './sectionsOfBlocks';

const say = (text: string) => ({ type: 'paragraph' as const, text });
const head = (text: string) => ({ type: 'heading' as const, text });

test('one section for each heading, without its own number; words before it have no title', () => {
  expect(
    sectionsOfBlocks([say('先看这里'), head('一、怎样得积分'), say('签到'), say('任务'), head('2. 有效期')]),
  ).toEqual([
    { key: 'part0', title: '', blocks: [say('先看这里')] },
    { key: 'part1', title: '怎样得积分', blocks: [say('签到'), say('任务')] },
    { key: 'part2', title: '有效期', blocks: [] },
  ]);
});

test.each(['1.1 适用范围', '3.5 折的券怎么用'])('a decimal at the head of "%s" stays whole', (text) => {
  expect(sectionsOfBlocks([head(text)])[0]?.title).toBe(text);
});

test('a text without headings is one section, nothing is none', () => {
  expect(sectionsOfBlocks([say('一句话')])).toHaveLength(1);
  expect(sectionsOfBlocks([])).toEqual([]);
});
