import { plainLine } from './plainLine';

/** In characters. */
export const NAME_LIMIT = 20;

const NAME = /^[\p{L}\p{M}·.'’ -]+$/u;
/** What keyboards have in place of the dot in a name such as 阿依古丽·买买提. */
const DOTS = /[•・‧]/g;

/** A typed or pasted name as it is sent: one line, with the dot that stands on an identity card. */
export function plainName(typed: string): string {
  return plainLine(typed).replace(DOTS, '·');
}

/** What is wrong with somebody's name; `missing` where there is none. */
export function nameProblem(typed: string, missing?: string): string | undefined {
  const name = plainName(typed);
  if (name === '') return missing;
  if (Array.from(name).length > NAME_LIMIT) return `姓名最多 ${NAME_LIMIT} 个字`;
  return NAME.test(name) && /\p{L}/u.test(name) ? undefined : '姓名只能用文字，请核对';
}
