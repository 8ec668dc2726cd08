import { join } from 'node:path';
import type { SharesOf } from '@/features/wechat';
import { addShares } from '@/features/wechat/shareTable';
import type { Routes } from '@/shared/config/routes';
import { campaignFiles } from '../../scripts/campaignFiles';

function fileOf<T>(file: string): T {
  return require(join(process.cwd(), file)) as T;
}

/** What plugin.ts writes for the share menu, for the tests: what it says of every campaign's addresses. */
export function addCampaignShares(): void {
  for (const file of campaignFiles('share.ts')) {
    const { ROUTES } = fileOf<{ ROUTES: Routes }>(file.replace('share.ts', 'routes.ts'));
    addShares(ROUTES, fileOf<{ SHARES: SharesOf<Routes> }>(file).SHARES);
  }
}
