import { join } from 'node:path';
import type { ComponentType } from 'react';
import { ask } from './ask';
import { resetMock, serverClock } from './fakeServer';
import { renderScreen } from './renderScreen';
import { allVisits, type Visit } from './visits';

/** The screen that the page file of an address names. */
export function screenOf(path: string): ComponentType {
  const page = join(process.cwd(), 'src/pages', path, 'index.tsx');
  return (require(page) as { default: ComponentType }).default;
}

/** Opens the address and returns where the member is: a screen may send him on. */
export function openVisit({ path, at }: Visit): () => string {
  const Screen = screenOf(path);
  return renderScreen(<Screen />, { at }).location;
}

/** Records get their numbers in the order in which they are asked for: each question meets a fresh server. */
function beginAnew(): void {
  const now = serverClock.now();
  resetMock();
  serverClock.set(now);
}

/** The visits with the numbers of the mock server of this test. */
export function visitsOfMock(): Promise<Visit[]> {
  return allVisits(async (path, payload) => {
    beginAnew();
    return (await ask(`GET ${path}`, payload, { as: 'member' })).data;
  });
}
