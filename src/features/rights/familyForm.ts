/** How long a name can be, in characters. */
export const NAME_LIMIT = 20;
const NAME = /^[\p{L}·. ]+$/u;

/** What is wrong with a name; undefined when it can be sent. */
export function checkName(name: string): string | undefined {
  const { length } = Array.from(name.trim());
  if (length === 0) return '请填写家人的姓名';
  if (length > NAME_LIMIT) return `姓名最多 ${NAME_LIMIT} 个字`;
  return NAME.test(name.trim()) ? undefined : '姓名只能有文字，请核对';
}
