import {
  block,
  brief,
  ClaimAllButton,
  coupons,
  defineCampaign,
  goods,
  nextCampaign,
  plans,
  recap,
} from '@/features/campaign';
import bag from '@/shared/art/bag.webp';
import ice from '@/shared/art/ice.webp';
import lemon from '@/shared/art/lemon.webp';
import { ReactComponent as Foam } from './art/foam.svg';
import { ReactComponent as Soda } from './art/soda.svg';
import { LotteryEntry } from './components/LotteryEntry';
import { ROUTES } from './routes';
import { SHARES } from './share';

/** A glass of mint soda. */
export const SALE_618 = defineCampaign({
  code: '618-2025',
  activityId: 94,
  route: ROUTES.home,
  dress: {
    page: '#eff8f7',
    foot: '#45605f',
    hero: 'linear-gradient(#0a5a6c, #12707f 226px, #3fb4b8 470px)',
    ink: '#ffffff',
    soft: '#d8fbf4',
    headline: '42px',
    clock: '#ffe14d',
    'clock-digits': '#3d3300',
    cta: '#0b5f73',
    'cta-tint': '#d6f0ef',
    'on-cta-tint': '#0a4554',
    accent: '#2ba3a8',
    seat: '#cdf1ec',
    'on-seat': '#0a4554',
    ticket: '#fff6b8',
    'on-ticket': '#3d3300',
    'ticket-edge': '#c9b23a',
  },
  hero: {
    title: ['618', '清凉补给站'],
    line: '需要的再买，券先领着',
    height: 470,
    overlap: 76,
    art: {
      Ground: Soda,
      cast: [
        { picture: bag, width: 156, left: 21, top: 214, isLead: true },
        { picture: ice, width: 72, left: -15, top: 322 },
        { picture: ice, width: 50, left: 131, top: 336, turn: 14 },
        { picture: lemon, width: 54, left: -139, top: 342 },
      ],
      Front: Foam,
    },
  },
  share: SHARES.home,
  blocks: [
    recap({ title: '这次 618', isLead: true }),
    coupons({ title: (count) => (count > 0 ? `${count} 张券可以领` : '618 优惠券'), isLead: true }),
    plans(),
    goods({ title: '清凉好物', from: '618' }),
    block('lottery', LotteryEntry),
    brief({ title: '怎么算' }),
    nextCampaign(),
  ],
  buttons: { claimAll: ClaimAllButton },
});
