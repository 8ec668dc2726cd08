import type { LotteryDress } from '@/features/lottery';
import { WheelSky } from './components/WheelSky';

/** The wheel under the same sky. */
export const WHEEL: LotteryDress = {
  title: '年度抽奖',
  slogan: '签到、评论都能得次数',
  art: <WheelSky />,
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
