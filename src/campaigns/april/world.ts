import type { CampaignDress } from '@/features/campaign';

/** Sky to meadow; the dotted string of the kite joins the people of a team. */
export const DRESS: CampaignDress = {
  page: '#eef6ee',
  foot: '#46605a',
  hero: 'linear-gradient(#a9d6f5, #d6ecfb 55%, #eef6e4)',
  ink: '#12405f',
  soft: '#1d4f70',
  cta: '#1f6fae',
  'cta-tint': '#dcedf9',
  'on-cta-tint': '#12507e',
  accent: '#ffd45e',
  seat: '#f2f8f4',
  'on-seat': '#4a3600',
  'soft-card': '#f2f8f4',
};

export const ACTIVITY_ID = 96;
