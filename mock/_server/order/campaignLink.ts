import { findCampaign, isRemoved } from '../campaign/registry';
import { needText, refuse } from '../refusal';
import { serverNow } from '../state';

/** The campaign of a request, '' without one; refuses what is no code. */
export function campaignIn({ campaign = '' }: Record<string, unknown>): string {
  if (campaign === '') return '';
  const code = needText(campaign, '没有找到这个活动，请返回后再试', 40);
  if (!/^[\w-]+$/.test(code)) throw refuse.badInput('没有找到这个活动，请返回后再试');
  return code;
}

/** What an order shows of its campaign; nothing of one that nobody knows, no way to one that was taken off. */
export function showCampaign({ campaign }: { campaign: string }) {
  const found = findCampaign(campaign);
  if (!found) return {};
  return {
    campaign: { code: campaign, title: found.title, route: isRemoved(campaign, serverNow()) ? '' : found.route },
  };
}

/** The way back to the campaign, for the result of an order. */
export function campaignStep({ campaign }: { campaign: string }) {
  const found = findCampaign(campaign);
  return found && !isRemoved(campaign, serverNow()) ? [{ text: `回到${found.title}`, route: found.route }] : [];
}
