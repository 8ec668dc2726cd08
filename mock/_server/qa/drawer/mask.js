// What is copied into a report says nothing of a person.

const PERSONAL =
  /^(name|realName|nickname|userName|nameMasked|mobile|phone|detail|address|content|text|remark|smsCode|code|cardNo|openId|expectedUserId|userId|login_access_token|toUser)$/i;
const NUMBERS = /(?<!\d)1\d{10}(?!\d)|(?<!\d)\d{17}[\dXx](?!\d)/g;

/** A value with everything left out that could be somebody's; a `code` that is a number is the code of an answer. */
export function masked(value, name = '') {
  if (typeof value === 'string') return PERSONAL.test(name) ? '***' : value.replace(NUMBERS, '***');
  if (Array.isArray(value)) return value.map((each) => masked(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, masked(each, key)]));
}

/** The same for JSON that may be broken or cut. */
export function maskedText(text) {
  try {
    return JSON.stringify(masked(JSON.parse(text)));
  } catch {
    return `(${text.length} characters)`;
  }
}

/** The query of an address without what could be somebody's. */
export function maskedUrl(url) {
  const [path, query = ''] = url.split('?');
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => [name, masked(value, name)]);
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}
