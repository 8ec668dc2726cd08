import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ART = join('src', 'shared', 'art');

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('.umi'))
    .map((file) => join(folder, file));
}

/** The elements `<img>` of a file, each as the names of what it is given. */
function imagesOf(file: string): string[][] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[][] = [];
  const visit = (node: ts.Node): void => {
    const isImage =
      (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && node.tagName.getText() === 'img';
    if (isImage) found.push(node.attributes.properties.map((each) => each.name?.getText() ?? '...'));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A photo of any shape in a box that has its size without it. */
const OF_ANY_SHAPE = new Set([
  join('src', 'shared', 'ui', 'PhotoViewer', 'PhotoSlide.tsx'),
  join('src', 'features', 'upload', 'components', 'PhotoField.tsx'),
]);

test('every picture keeps its place before it comes', () => {
  const images = sourcesIn('src').flatMap((file) => imagesOf(file).map((given) => ({ file, given })));
  expect(images.length).toBeGreaterThan(10);
  const loose = images.filter(({ file, given }) => {
    return !OF_ANY_SHAPE.has(file) && !(given.includes('width') && given.includes('height'));
  });
  expect(loose).toEqual([]);
});

test('the pictures of the app are small to fetch', () => {
  const large = readdirSync(ART).filter((file) => statSync(join(ART, file)).size >= 12_000);
  expect(large).toEqual([]);
});
