import { type AreaNode, findAreaPath, formatArea, isWholeAreaPath, loadAreaTree } from './areas';

const leavesOf = (node: AreaNode): AreaNode[] => (node[2] ? node[2].flatMap(leavesOf) : [node]);

test('the tree has every province, and every code once', async () => {
  const { tree, version } = await loadAreaTree();
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(tree).toHaveLength(34);
  const leaves = tree.flatMap(leavesOf);
  expect(leaves.length).toBeGreaterThan(3000);
  expect(new Set(leaves.map(([code]) => code)).size).toBe(leaves.length);
  expect(leaves.every(([code, name]) => /^\d{6}$/.test(code) && name !== '')).toBe(true);
});

test.each([
  [['110000', '110105'], '北京市 朝阳区'],
  [['500000', '500103'], '重庆市 渝中区'],
  [['330000', '330100', '330106'], '浙江省 杭州市 西湖区'],
  [['420000', '429004'], '湖北省 仙桃市'],
  [['810000', '810100', '810101'], '香港特别行政区 香港岛 中西区'],
])('%j is %s', async (codes, text) => {
  const { tree } = await loadAreaTree();
  expect(formatArea(tree, codes)).toBe(text);
  expect(isWholeAreaPath(tree, codes)).toBe(true);
});

test.each([
  [[]],
  [['330000']],
  [['330000', '330100']],
  [['330106']],
  [['330000', '110105']],
  [['330000', '330100', '330106', '1']],
  [['__proto__']],
])('%j is no whole area', async (codes) => {
  const { tree } = await loadAreaTree();
  expect(isWholeAreaPath(tree, codes)).toBe(false);
});

test('a broken path has no names', async () => {
  const { tree } = await loadAreaTree();
  expect(findAreaPath(tree, ['330000', '999999'])).toEqual([]);
  expect(formatArea(tree, ['330000', '999999'])).toBe('');
});
