import type { Block } from '../../../src/shared/lib/schema';

export const heading = (text: string): Block => ({ type: 'heading', text });
export const paragraph = (text: string): Block => ({ type: 'paragraph', text });
export const bullets = (...items: string[]): Block => ({ type: 'list', items });
export const table = (head: string[], ...rows: string[][]): Block => ({ type: 'table', head, rows });

/** The organisation that all texts name; invented. */
export const PROVIDER = { name: '杏邻护理（示例）', phone: '400-000-0000' };

/** One rule or agreement that is read by its key. */
export interface TextPage {
  title: string;
  version: string;
  updatedAt: number;
  blocks: Block[];
}
