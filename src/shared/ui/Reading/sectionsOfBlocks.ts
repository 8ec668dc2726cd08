import type { Block } from '@/shared/lib/schema';
import type { ReadingSection } from './readingLines';

/** A heading's own number, which the contents give anew: 一、 二、 1. */
const NUMBER = /^(?:[一二三四五六七八九十]+、|\d+(?:、|\.(?!\d))\s*)/;

/** A text in one piece as sections, one for each heading; what stands before the first one has no title. */
export function sectionsOfBlocks(blocks: readonly Block[]): ReadingSection[] {
  const sections: { key: string; title: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const last = sections[sections.length - 1];
    const key = `part${sections.length}`;
    if (block.type === 'heading') sections.push({ key, title: block.text.replace(NUMBER, ''), blocks: [] });
    else if (last) last.blocks.push(block);
    else sections.push({ key, title: '', blocks: [block] });
  }
  return sections;
}
