import type { CampaignVisits } from '@/testing/campaigns';
import { ROUTES } from './routes';

export const visits: CampaignVisits = async () => ({
  [ROUTES.home.path]: [
    '',
    'panel=rules',
    'panel=rules&version=0&photo=0',
    'panel=welfare&id=W99-care',
    'block=welfare',
  ],
});
