import type { Block } from '../../../src/shared/lib/schema';

export const heading = (text: string): Block => ({ type: 'heading', text });
export const paragraph = (text: string): Block => ({ type: 'paragraph', text });
export const bullets = (...items: string[]): Block => ({ type: 'list', items });
export const table = (head: string[], ...rows: string[][]): Block => ({ type: 'table', head, rows });

/** The organisation that all texts name; invented. */
export const PROVIDER = { name: '杏邻护理（示例）', phone: '400-000-0000' };

/** Whom to ask about what one is asked to agree to. */
export const CONTACT_LINE = paragraph(
  `服务由${PROVIDER.name}提供，咨询与投诉电话 ${PROVIDER.phone}，每天 8:00–20:00。`,
);

/** One rule or agreement that is read by its key. */
export interface TextPage {
  title: string;
  version: string;
  updatedAt: number;
  blocks: Block[];
  /** A longer text in parts. */
  sections?: { key: string; title: string; blocks: Block[] }[];
  /** Its wordings, newest first. */
  changes?: { version: string; at: number; text: string }[];
  /** The version that holds now, of a text whose earlier wordings can be read. */
  latestVersion?: string;
  organiser?: typeof PROVIDER;
}

/** The sections one after the other, for who reads a text as one. */
export function joined(sections: Required<TextPage>['sections']): Block[] {
  return sections.flatMap(({ title, blocks }) => [heading(title), ...blocks]);
}

/** What somebody is asked to agree to, in its present wording. */
export interface ConsentWording {
  title: string;
  version: string;
  updatedAt: number;
  points: string[];
  blocks: Block[];
  refundText: string;
  waitSeconds: number;
  /** The whole text has to be read to its end. */
  requireScroll?: true;
  /** What the member is told before he takes the consent back. */
  effect: string;
}
