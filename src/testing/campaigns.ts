import { join } from 'node:path';
import { campaignFiles } from '../../scripts/campaignFiles';
import type { FirstCalls } from '../request/askFirst';
import { addRoutes, type Routes } from '../shared/config/routes';

/** Gives the data that the server answers to the seeded member. */
export type AskAsMember = (path: string, payload: Record<string, string>) => Promise<unknown>;

/** The queries of a campaign's screens by path. */
export type CampaignVisits = (ask: AskAsMember) => Promise<Readonly<Record<string, readonly string[]>>>;

function exportsOf<T>(name: string): T[] {
  return campaignFiles(name).map((file) => require(join(process.cwd(), file)) as T);
}

/** What plugin.ts writes for the app, for the tests: every campaign's addresses join the route table. */
export function addCampaignRoutes(): void {
  for (const { ROUTES } of exportsOf<{ ROUTES: Routes }>('routes.ts')) addRoutes(ROUTES);
}

/** The queries of every campaign's screens by path; a path that no campaign names is visited without one. */
export async function campaignQueries(ask: AskAsMember): Promise<Record<string, readonly string[]>> {
  const all: Readonly<Record<string, readonly string[]>>[] = [];
  // One after the other: each question meets a server of its own.
  for (const { visits } of exportsOf<{ visits: CampaignVisits }>('visits.ts')) all.push(await visits(ask));
  return Object.assign({}, ...all);
}

/** What every screen begins with, as the build puts it into the page. */
export function allFirstCalls(): FirstCalls {
  const lasting = require('../shell/firstCalls') as { FIRST_CALLS: FirstCalls };
  const all = [lasting, ...exportsOf<{ FIRST_CALLS: FirstCalls }>('firstCalls.ts')];
  return Object.assign({}, ...all.map(({ FIRST_CALLS }) => FIRST_CALLS));
}
