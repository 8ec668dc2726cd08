import type { CampaignDress } from '@/features/campaign';

/** The year as a night sky. */
export const NIGHT: CampaignDress = {
  page: 'linear-gradient(#0b1c30, #0b1c30 520px, #1a3957)',
  'on-page': '#f6e9cf',
  foot: '#c9d9ea',
  hero: 'linear-gradient(#0b1c30, #1b3b5a 88%)',
  room: '340px',
  ink: '#f6e9cf',
  soft: '#d6e3f0',
  clock: '#f6e9cf',
  'clock-digits': '#10263d',
  cta: '#1f4263',
  'on-cta': '#ffffff',
  'cta-tint': '#e3ebf3',
  'on-cta-tint': '#1f4263',
  accent: '#c8a35c',
  seat: '#e9eff5',
  'on-seat': '#1f4263',
  // The member's year, also while it is waited for.
  lead: 'linear-gradient(150deg, #1b3c5c, #12293f)',
  'lead-box': '0.14',
};

/** The further screens: the same night above, a light page below. */
export const DAY: CampaignDress = { ...NIGHT, page: '#eef2f6', 'on-page': 'var(--c-text)', foot: '#4f5c58' };
