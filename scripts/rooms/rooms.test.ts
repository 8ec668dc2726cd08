import { readdirSync, readFileSync } from 'node:fs';
import { DOCUMENT, withPicture } from './picture.mjs';
import { featureEdges, roomEdges } from './rules.mjs';

const edges = featureEdges();

/** "from to" of every import of one feature by another, tests aside. */
function usedEdges(): Set<string> {
  const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' });
  const shipped = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return new Set(
    shipped.flatMap((file) => {
      const own = file.split('/')[0];
      const text = readFileSync(`src/features/${file}`, 'utf8');
      return [...text.matchAll(/'@\/features\/([\w-]+)/g)].map(([, other]) => `${own} ${other}`);
    }),
  );
}

/** The features that one can come to from this one, over any number of edges. */
function reachedFrom(feature: string, reached = new Set<string>()): Set<string> {
  for (const [from, to] of edges) {
    if (from === feature && !reached.has(to)) reachedFrom(to, reached.add(to));
  }
  return reached;
}

test('the picture in the documentation is that of the rules', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  // Otherwise: npm run docs:rooms
  expect(withPicture(text)).toBe(text);
});

test('the rules are read: each room enters those below it only', () => {
  const edge = (from: string, to: string) => roomEdges().find((each) => each.from === from && each.to === to);
  expect(edge('pages', 'features')?.parts).toEqual(['screens']);
  expect(edge('campaigns', 'features')?.parts).toEqual(['index.ts']);
  expect(edge('features', 'shared')?.parts).toEqual([]);
  expect(edge('shared', 'bridge')).toBeUndefined();
  expect(edge('features', 'campaigns')).toBeUndefined();
});

test('somebody uses each edge between features', () => {
  const used = usedEdges();
  expect(edges.length).toBeGreaterThan(10);
  expect(edges.filter(([from, to]) => !used.has(`${from} ${to}`))).toEqual([]);
});

test('no two features need each other, not even over others', () => {
  expect(edges.filter(([from, to]) => reachedFrom(to).has(from))).toEqual([]);
});
