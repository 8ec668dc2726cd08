import { needText, refuse } from './refusal';

const NAME = /^[\p{L}\p{M}·.'’ -]+$/u;

/** A person's name: letters and what stands between them, at most 20 characters. `missing` where there is none. */
export function needName(value: unknown, missing: string): string {
  const name = needText(value, missing, 20);
  if (!NAME.test(name) || !/\p{L}/u.test(name)) throw refuse.badInput('姓名只能用文字，请核对');
  return name;
}
