import type { Context } from '../handle';
import { Refusal } from '../refusal';
import { serverNow } from '../state';
import { type PersonaKey, personaUser } from '../users';

/** The context of a persona's call, for tests of rules. */
export function asPersona(persona: PersonaKey, body: Record<string, unknown> = {}): Context {
  const query = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, String(value)]));
  return { user: personaUser(persona), body, query, now: serverNow() } as Context;
}

/** The refusal that a rule throws; fails when it throws none. */
export function refusalOf(rule: () => unknown): Refusal {
  try {
    rule();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('the rule refused nothing');
}
