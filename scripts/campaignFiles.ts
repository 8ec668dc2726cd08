import { existsSync, readdirSync, readFileSync } from 'node:fs';

const ROOM = 'src/campaigns';

/** The files with this name that campaigns have, each as "src/campaigns/<campaign>/<name>". */
export function campaignFiles(name: string): string[] {
  if (!existsSync(ROOM)) return [];
  return readdirSync(ROOM)
    .map((campaign) => `${ROOM}/${campaign}/${name}`)
    .filter((file) => existsSync(file))
    .sort();
}

const PAGES = 'src/pages';

/** The chunks of the pages that name a screen of a campaign, each as plugin.ts names it. */
export function campaignPageChunks(): string[] {
  return readdirSync(PAGES, { recursive: true })
    .map((file) => String(file).replace(/\\/g, '/'))
    .filter((file) => file.endsWith('index.tsx') && readFileSync(`${PAGES}/${file}`, 'utf8').includes("'@/campaigns/"))
    .map((file) => `src__pages__${file.replace(/\.tsx$/, '').replace(/\//g, '__')}`);
}
