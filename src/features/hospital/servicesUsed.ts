import * as v from 'valibot';
import { memberPhone } from '@/session/memberStorage';

/**
 * The services that the member has opened last, the newest first. What somebody goes to a hospital for is his own affair:
 * it stays on this phone under the member's mark, is never sent, and nothing is kept for a guest.
 */
const KEY = 'servicesUsed';
const MOST_KEPT = 8;

const keys = v.array(v.string());

export function servicesUsed(): readonly string[] {
  try {
    return v.parse(keys, JSON.parse(memberPhone.read(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

export function noteServiceUsed(key: string): void {
  const others = servicesUsed().filter((each) => each !== key);
  memberPhone.write(KEY, JSON.stringify([key, ...others].slice(0, MOST_KEPT)));
}

export function forgetServicesUsed(): void {
  memberPhone.remove(KEY);
}
