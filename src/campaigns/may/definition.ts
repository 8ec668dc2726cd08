import { block, comments, defineCampaign, goToBlock, rewards, tasks, winners } from '@/features/campaign';
import basket from '@/shared/art/basket.webp';
import berry from '@/shared/art/berry.webp';
import croissant from '@/shared/art/croissant.webp';
import daisy from '@/shared/art/daisy.webp';
import lemon from '@/shared/art/lemon.webp';
import tulip from '@/shared/art/tulip.webp';
import { ReactComponent as Cloth } from './art/cloth.svg';
import { ReactComponent as Plates } from './art/plates.svg';
import { Plates as Progress } from './components/Plates';
import { RecipeNote } from './components/RecipeNote';
import { ROUTES } from './routes';
import { SHARES } from './share';

const STRIPES = 'rgba(242, 183, 5, 0.13) 0 26px, transparent 26px 52px';

/** A picnic table from above. */
export const MAY = defineCampaign({
  code: 'may',
  activityId: 95,
  route: ROUTES.home,
  dress: {
    page: '#fff9e0',
    foot: '#5d6150',
    hero: `linear-gradient(rgba(253, 240, 180, 0.86) 170px, rgba(253, 240, 180, 0) 236px), repeating-linear-gradient(0deg, ${STRIPES}), repeating-linear-gradient(90deg, ${STRIPES}), #fdf0b4`,
    ink: '#2f4a20',
    cta: '#2f6f3e',
    'cta-tint': '#e2efe0',
    'on-cta-tint': '#245530',
    accent: '#4c9a5b',
    seat: '#f6f1d8',
    'on-seat': '#5a4d10',
    ring: '#d3bd62',
    track: '#f3ecd0',
    'soft-card': '#fff3c4',
  },
  hero: {
    title: ['五月，', '慢慢吃个早餐'],
    line: '完成三件小事，给自己放个假',
    height: 474,
    overlap: 52,
    art: {
      Ground: Plates,
      cast: [
        { picture: basket, width: 142, left: 10, top: 232, isLead: true },
        { picture: lemon, width: 72, left: -139, top: 284 },
        { picture: tulip, width: 84, left: 119, top: 306, turn: 16 },
        { picture: croissant, width: 62, left: 125, top: 188, turn: 14 },
        { picture: daisy, width: 46, left: -60, top: 350 },
        { picture: berry, width: 42, left: -10, top: 336, turn: -12 },
      ],
      Front: Cloth,
    },
  },
  share: SHARES.home,
  blocks: [
    block('progress', Progress),
    tasks({ title: '三件小事' }),
    rewards({ title: '完成有礼' }),
    block('recipes', RecipeNote),
    winners({ title: '已领到早餐礼盒' }),
    comments({ title: '大家的早餐' }),
  ],
  actions: {
    rewards: () => goToBlock('rewards'),
    start: ({ act }) => act('progress', () => undefined),
  },
});
