import type { CampaignDress } from '@/features/campaign';
import type { LotteryDress } from '@/features/lottery';

/** The year as a night sky. */
export const NIGHT: CampaignDress = {
  page: 'linear-gradient(#0b1c30, #0b1c30 520px, #1a3957)',
  foot: '#c9d9ea',
  hero: 'linear-gradient(#0b1c30, #1b3b5a 88%)',
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
};

/** The further screens: the same night above, a light page below. */
export const DAY: CampaignDress = { ...NIGHT, page: '#eef2f6', foot: '#4f5c58' };

/** The wheel under the same sky. */
export const WHEEL: LotteryDress = {
  title: '年度抽奖',
  slogan: '签到、评论和订单都能得次数',
  colors: {
    page: 'transparent',
    sky: 'transparent',
    ink: '#f6e9cf',
    soft: '#d6e3f0',
    sun: '#1b3c5c',
    hill: '#12293f',
    pill: 'rgba(232, 201, 138, 0.16)',
    board: '#1f4263',
    'board-shadow': 'rgba(0, 0, 0, 0.3)',
    'board-words': '#d6e3f0',
    link: '#e8c98a',
    track: '#3d648a',
    bulb: '#e8c98a',
    'cell-ink': '#10263d',
    'cell-pale': '#e9eff5',
    glow: '#f6e9cf',
    button: '#e8c98a',
    'button-soft': '#f6e9cf',
    'button-foot': '#b98f45',
    'button-ink': '#10263d',
  },
};
