import { phoneNotes } from '@/shared/lib/deviceStorage';
import type { ServerText } from './contract';
import { keepText, readKeptText } from './keptText';

const AT = Date.parse('2026-11-21T12:00:00+08:00');
const TEXT: ServerText = {
  key: 'year-rule',
  title: '活动规则',
  version: '2026.11',
  blocks: [{ type: 'paragraph', text: '全文' }],
  updatedAt: AT,
  sections: [],
  changes: [],
  latestVersion: undefined,
  organiser: undefined,
};

test('a kept text is the one that came, with the moment', () => {
  keepText(TEXT, AT);
  expect(readKeptText('year-rule')).toEqual({ text: TEXT, at: AT });
  expect(readKeptText('points')).toBeUndefined();
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['no text', JSON.stringify({ at: AT })],
  ['no moment', JSON.stringify({ text: TEXT })],
  ['another text', JSON.stringify({ text: { ...TEXT, key: 'points' }, at: AT })],
])('%s is no kept text', (_, note) => {
  if (note !== undefined) phoneNotes.write('text:year-rule', note);
  expect(readKeptText('year-rule')).toBeUndefined();
});

test('a part that a newer app would not know is left out', () => {
  const blocks = [...TEXT.blocks, { type: 'film', src: '/x' }];
  phoneNotes.write('text:year-rule', JSON.stringify({ text: { ...TEXT, blocks }, at: AT }));
  expect(readKeptText('year-rule')?.text.blocks).toEqual(TEXT.blocks);
});
