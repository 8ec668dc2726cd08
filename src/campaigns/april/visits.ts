import type { CampaignVisits } from '@/testing/campaigns';
import { ROUTES } from './routes';

const TEAM = ['TM2001', 'TM2006', 'TM2007', 'TM2008', 'TM0'];

export const visits: CampaignVisits = async () => ({
  [ROUTES.home.path]: ['', 'panel=rules', 'panel=rules&version=0&photo=0'],
  [ROUTES.team.path]: ['', ...TEAM.map((teamId) => `teamId=${teamId}`), 'teamId=TM2001&step=invite'],
  [ROUTES.success.path]: ['', 'teamId=TM2008', 'teamId=TM2001'],
});
