import { appConfig } from '@/shared/config/appConfig';

const MAX_LENGTH = 2048;

/** Control characters, space, backslash, and Unicode's invisible and direction marks. */
const HIDDEN_RANGES: ReadonlyArray<readonly [number, number]> = [
  [0x00, 0x20],
  [0x5c, 0x5c],
  [0x7f, 0xa0],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xfeff, 0xfeff],
];

function hasHiddenCharacter(text: string): boolean {
  return Array.from(text).some((character) => {
    const point = character.codePointAt(0) ?? 0;
    return HIDDEN_RANGES.some(([first, last]) => point >= first && point <= last);
  });
}

function parseHttps(value: string): URL | undefined {
  if (!/^https:\/\/[^/]/i.test(value)) return undefined;
  try {
    const url = new URL(value);
    return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

function isPlainText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_LENGTH && !hasHiddenCharacter(value);
}

/**
 * Returns a foreign link that may be followed, in its normal form, or undefined. Passes: https, no user name, no port,
 * and a host that stands literally in `hosts` (by default the configured link hosts and the customer service's host).
 */
export function safeExternal(value: unknown, hosts: readonly string[] = linkHosts()): string | undefined {
  if (!isPlainText(value)) return undefined;
  const url = parseHttps(value);
  return url && url.port === '' && hosts.includes(url.hostname) ? url.href : undefined;
}

function linkHosts(): readonly string[] {
  const { hosts, customerService } = appConfig();
  const service = parseHttps(customerService.link);
  return service ? [...hosts.links, service.hostname] : hosts.links;
}

/**
 * Returns the address of a picture, or undefined: a path of the own host, or https without user name. The server's
 * content policy decides which foreign hosts may really deliver pictures.
 */
export function safeImage(value: unknown): string | undefined {
  if (!isPlainText(value)) return undefined;
  if (/^\/(?!\/)/.test(value)) return value;
  return parseHttps(value)?.href;
}

/** Returns the address of a video or a stream, or undefined; by the rule of pictures. */
export function safeMedia(value: unknown): string | undefined {
  return safeImage(value);
}

/** Returns a `tel:` link for a phone or service number, or undefined when the text holds no number. */
export function phoneLink(phone: unknown): string | undefined {
  if (typeof phone !== 'string' || phone.length > 32) return undefined;
  const number = phone.replace(/[\s()-]/g, '');
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : undefined;
}
