import type { Block } from '@/shared/lib/schema';

/** One part of a long text, with its entry in the table of contents. */
export interface ReadingSection {
  key: string;
  title: string;
  blocks: readonly Block[];
}

/** A row of a table as a sentence: what it is about, then each column's head with its value. */
function rowLine(head: readonly string[], [subject = '', ...values]: readonly string[]): string {
  const told = values.map((value, place) => `${head[place + 1] ?? ''} ${value}`.trim());
  return [subject, ...told].filter((part) => part !== '').join('，');
}

function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'link':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return block.rows.map((row) => rowLine(block.head, row));
    case 'image':
      return [block.alt];
  }
}

/** A line of a section as it is said or copied. */
export interface ReadingLine {
  key: string;
  text: string;
}

/** Every line of the sections, each section's title first; what is empty is left out. */
export function readingLines(sections: readonly ReadingSection[]): ReadingLine[] {
  return sections.flatMap(({ key, title, blocks }) =>
    [title, ...blocks.flatMap(linesOf)].filter((text) => text.trim() !== '').map((text) => ({ key, text })),
  );
}

/** The sections as plain text, an empty line between two of them. */
export function plainText(sections: readonly ReadingSection[]): string {
  return sections
    .map((section) =>
      readingLines([section])
        .map(({ text }) => text)
        .join('\n'),
    )
    .join('\n\n');
}
