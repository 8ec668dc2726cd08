import { needText, refuse } from '../refusal';

interface CampaignName {
  title: string;
  route: string;
}

const names = new Map<string, CampaignName>();

/** Says what orders call a campaign, and where they lead to it. */
export function nameCampaign(code: string, name: CampaignName): void {
  names.set(code, name);
}

/** The campaign of a request, '' without one; refuses what is no code. */
export function campaignIn({ campaign = '' }: Record<string, unknown>): string {
  if (campaign === '') return '';
  const code = needText(campaign, '活动不对', 40);
  if (!/^[\w-]+$/.test(code)) throw refuse.badInput('活动不对');
  return code;
}

/** What an order shows of its campaign; nothing of one that nobody knows. */
export function showCampaign({ campaign }: { campaign: string }) {
  const name = names.get(campaign);
  return name ? { campaign: { code: campaign, ...name } } : {};
}

/** The way back to the campaign, for the result of an order. */
export function campaignStep({ campaign }: { campaign: string }) {
  const name = names.get(campaign);
  return name ? [{ text: `回到${name.title}`, route: name.route }] : [];
}
