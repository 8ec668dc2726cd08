import { DAY } from '../state';
import { type MockCampaign, registerCampaign } from './registry';

/** Adds a campaign for tests; unless said otherwise it runs from yesterday for five days and has no blocks. */
export function addCampaign(campaign: Partial<MockCampaign> & Pick<MockCampaign, 'code'>): MockCampaign {
  const added: MockCampaign = {
    activityId: 71,
    title: '示例活动',
    route: `/${campaign.code}`,
    cover: '/api/__mock/art/banner-homecare.webp',
    period: (today) => ({ startAt: today - DAY, endAt: today + 5 * DAY }),
    detail: () => ({ blocks: [] }),
    ...campaign,
  };
  registerCampaign(added);
  return added;
}
