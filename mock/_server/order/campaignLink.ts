import { findCampaign } from '../campaign/registry';
import { needText, refuse } from '../refusal';

/** The campaign of a request, '' without one; refuses what is no code. */
export function campaignIn({ campaign = '' }: Record<string, unknown>): string {
  if (campaign === '') return '';
  const code = needText(campaign, '没有找到这个活动，请返回后再试', 40);
  if (!/^[\w-]+$/.test(code)) throw refuse.badInput('没有找到这个活动，请返回后再试');
  return code;
}

/** What an order shows of its campaign; nothing of one that nobody knows. */
export function showCampaign({ campaign }: { campaign: string }) {
  const found = findCampaign(campaign);
  return found ? { campaign: { code: campaign, title: found.title, route: found.route } } : {};
}

/** The way back to the campaign, for the result of an order. */
export function campaignStep({ campaign }: { campaign: string }) {
  const found = findCampaign(campaign);
  return found ? [{ text: `回到${found.title}`, route: found.route }] : [];
}
