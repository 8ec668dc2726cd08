import { featureEdges, roomEdges } from './rules.mjs';

export const DOCUMENT = 'docs/architecture.md';

const BEGIN = '<!-- npm run docs:rooms draws this -->';
const END = '<!-- up to here -->';

/** Leaves out what follows from other edges: who may enter a room that may enter a third may enter the third. */
function withoutShortcuts(edges) {
  const leadsTo = (from, to) => edges.some((edge) => edge.from === from && edge.to === to);
  return edges.filter(
    ({ from, to, parts }) =>
      parts.length > 0 || !edges.some((edge) => edge.from === from && edge.to !== to && leadsTo(edge.to, to)),
  );
}

const chart = (lines) => ['```mermaid', 'flowchart TD', ...lines.map((line) => `  ${line}`), '```'].join('\n');
const node = (room) => `${room.replace(/\W+/g, '_')}["${room}"]`;

/** Both pictures as Markdown. */
function drawRooms() {
  const rooms = withoutShortcuts(roomEdges()).map(
    ({ from, to, parts }) => `${node(from)} -->${parts.length > 0 ? `|"${parts.join(', ')}"|` : ''} ${node(to)}`,
  );
  const features = featureEdges().map(([from, to]) => `${from} --> ${to}`);
  return [
    'A room may enter those below it that an arrow leads to, over any number of steps; words on an arrow name the only parts that may be entered.',
    chart(rooms),
    'Between features, each through the `index.ts` of the other; the reasons stand in `.dependency-cruiser.cjs`:',
    chart(features),
  ].join('\n\n');
}

/** The document with the pictures as the rules say now. */
export function withPicture(text) {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${DOCUMENT} has no place for the picture: ${BEGIN} … ${END}`);
  return `${text.slice(0, begin + BEGIN.length)}\n\n${drawRooms()}\n\n${text.slice(end)}`;
}
