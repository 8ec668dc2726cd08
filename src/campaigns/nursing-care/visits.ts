import type { CampaignVisits } from '@/testing/campaigns';
import { ROUTES } from './routes';

interface Row {
  joinId: string;
  orderNo?: string;
}

export const visits: CampaignVisits = async (ask) => {
  const { joins } = (await ask('/api/miniapp/campaign/join/mine', { code: 'nursing-care' })) as { joins: Row[] };
  const { joinId, orderNo } = joins.find((join) => join.orderNo !== undefined) ?? {};
  const booked = `packageId=wound&joinId=${joinId}`;
  return {
    [ROUTES.home.path]: ['', 'panel=rules', 'panel=rules&version=0&photo=0', 'block=packages'],
    [ROUTES.join.path]: [
      '',
      'packageId=wound',
      'packageId=mother',
      'packageId=baby',
      'packageId=none',
      'packageId=wound&consentId=CS1',
      'packageId=wound&step=terms',
      'packageId=wound&step=rules',
      'packageId=wound&step=rules&version=0&photo=0',
      booked,
      `${booked}&step=edit`,
      `${booked}&step=group`,
      `${booked}&step=code`,
      'packageId=wound&step=edit',
    ],
    [ROUTES.order.path]: [
      '',
      'tab=pay',
      'tab=going',
      'tab=done',
      'tab=refund',
      `orderNo=${orderNo}`,
      `orderNo=${orderNo}&step=code&code=${orderNo}`,
    ],
    [ROUTES.welfare.path]: ['', 'activityId=99', 'activityId=1', 'panel=welfare&id=W98-pressure'],
  };
};
