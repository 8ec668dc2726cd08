import type { CampaignDress } from '@/features/campaign';

/** Morning light at home: sage, cream, a quiet green. */
export const DRESS: CampaignDress = {
  page: '#f1f6f1',
  foot: '#4f5c58',
  hero: 'linear-gradient(#c9e3d1, #e9f3ea 62%, #eef5ee)',
  ink: '#123f30',
  headline: '44px',
  cta: '#1c6a4d',
  'cta-tint': '#deefe4',
  'on-cta-tint': '#14563f',
  accent: '#4f9a78',
  seat: '#ffffff',
  'on-seat': '#1c6a4d',
};
