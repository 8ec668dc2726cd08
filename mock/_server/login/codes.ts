import { refuse } from '../refusal';
import { defineStore, MINUTE, serverNow } from '../state';
import type { PersonaKey } from '../users';

const LIFE_MS = 5 * MINUTE;

const codes = defineStore('login-codes', () => ({
  byCode: new Map<string, { persona: PersonaKey; expireAt: number }>(),
}));

/** A code that stands for a persona's consent: five minutes, one use. */
export function createCode(persona: PersonaKey): string {
  const code = crypto.randomUUID().replaceAll('-', '');
  codes().byCode.set(code, { persona, expireAt: serverNow() + LIFE_MS });
  return code;
}

/** Takes a code; refuses (2012) one that is unknown, used or too old. */
export function takeCode(code: unknown): PersonaKey {
  if (typeof code !== 'string') throw refuse.codeInvalid('登录码不对');
  const found = codes().byCode.get(code);
  codes().byCode.delete(code);
  if (!found || found.expireAt <= serverNow()) throw refuse.codeInvalid('登录码已失效，请重新登录');
  return found.persona;
}
