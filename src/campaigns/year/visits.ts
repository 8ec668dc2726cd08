import type { CampaignVisits } from '@/testing/campaigns';
import { ROUTES } from './routes';

export const visits: CampaignVisits = async (ask) => {
  const { years } = (await ask('/api/miniapp/campaign/year/review', {})) as { years: number[] };
  return {
    [ROUTES.home.path]: [
      '',
      `year=${years[1]}`,
      'step=picture',
      'panel=rules',
      'panel=rules&version=0&photo=0',
      'block=doors',
    ],
    [ROUTES.rule.path]: ['', 'version=1.0', 'version=0&photo=0'],
    [ROUTES.join.path]: [
      '',
      'step=rules',
      'step=rules&version=0&photo=0',
      'step=terms',
      'step=edit',
      'step=group',
      'step=code',
      'joinId=J0',
      'consentId=CS1',
    ],
    [ROUTES.order.path]: ['', 'tab=pay', 'tab=going', 'tab=done', 'tab=refund', 'orderNo=G0', 'step=code&code=G0'],
    [ROUTES.goods.path]: ['', 'slot=20000101-10'],
  };
};
