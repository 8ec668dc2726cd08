import { forcePhase, registerCampaign } from '../campaign/registry';
import { resetServer } from '../state';
import { campaignStep, showCampaign } from './campaignLink';

const campaign = 'fair';

beforeEach(() => {
  resetServer();
  registerCampaign({
    code: campaign,
    activityId: 7300,
    title: '示例活动',
    route: '/activity/fair',
    cover: '',
    period: (today) => ({ startAt: today, endAt: today + 86_400_000 }),
    detail: () => ({ blocks: [] }),
  });
});

test('an order leads back to its campaign, also after the end', () => {
  for (const phase of [1, 2] as const) {
    forcePhase(campaign, phase);
    expect(showCampaign({ campaign })).toEqual({
      campaign: { code: campaign, title: '示例活动', route: '/activity/fair' },
    });
    expect(campaignStep({ campaign })).toEqual([{ text: '回到示例活动', route: '/activity/fair' }]);
  }
});

test('one that was taken off is only named', () => {
  forcePhase(campaign, 3);
  expect(showCampaign({ campaign }).campaign).toMatchObject({ title: '示例活动', route: '' });
  expect(campaignStep({ campaign })).toEqual([]);
});
