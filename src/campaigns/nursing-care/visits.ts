import type { CampaignVisits } from '@/testing/campaigns';
import { ROUTES } from './routes';

export const visits: CampaignVisits = async () => ({
  [ROUTES.welfare.path]: ['', 'activityId=99', 'activityId=1', 'panel=welfare&id=W98-pressure'],
});
