import { existsSync, readdirSync } from 'node:fs';

const ROOM = 'src/campaigns';

/** The files with this name that campaigns have, each as "src/campaigns/<campaign>/<name>". */
export function campaignFiles(name: string): string[] {
  if (!existsSync(ROOM)) return [];
  return readdirSync(ROOM)
    .map((campaign) => `${ROOM}/${campaign}/${name}`)
    .filter((file) => existsSync(file))
    .sort();
}
