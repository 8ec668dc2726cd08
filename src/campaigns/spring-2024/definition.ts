import { block, defineCampaign, mine, nextCampaign, recap, results, rewards, tasks } from '@/features/campaign';
import blossom from '@/shared/art/blossom.webp';
import bouquet from '@/shared/art/bouquet.webp';
import butterfly from '@/shared/art/butterfly.webp';
import envelope from '@/shared/art/envelope.webp';
import postbox from '@/shared/art/postbox.webp';
import seedling from '@/shared/art/seedling.webp';
import truck from '@/shared/art/truck.webp';
import { ReactComponent as Hill } from './art/hill.svg';
import { Letter } from './components/Letter';
import { LetterWords } from './components/LetterWords';
import { Postmark } from './components/Postmark';
import { ROUTES } from './routes';
import { SHARES } from './share';

/** A letter with pressed flowers. */
export const SPRING_2024 = defineCampaign({
  code: 'spring2024',
  activityId: 93,
  route: ROUTES.home,
  dress: {
    page: '#f7f4f2',
    foot: '#6b555b',
    hero: '#efe3e4',
    ink: '#4b3138',
    indent: '52px',
    drop: '30px',
    clock: '#4b3138',
    cta: '#7a4653',
    'cta-tint': '#f1e4e6',
    'on-cta-tint': '#6a3b47',
    accent: '#b77a86',
    seat: '#f1e4e6',
    'on-seat': '#7a4653',
    'soft-card': '#f8f3ee',
  },
  hero: {
    title: ['春天', '寄来的信'],
    line: '2024 春季活动回顾',
    lineBefore: '给家人写封信，领一套明信片',
    height: 478,
    overlap: 62,
    art: {
      Ground: Letter,
      cast: [
        { picture: bouquet, width: 160, left: -6, top: 238, turn: -8, isLead: true },
        { picture: blossom, width: 46, left: -134, top: 312 },
        { picture: butterfly, width: 42, left: -66, top: 298, turn: 12 },
      ],
      Mark: Postmark,
      Front: Hill,
    },
  },
  share: SHARES.home,
  blocks: [
    mine({ isLead: true, empty: '这次您没有参加，下面看看那个春天', emptyBefore: '领到的明信片会在这里' }),
    tasks({ title: '给家人写封信' }),
    rewards({ title: '写好的信，印成明信片' }),
    recap({ title: '那个春天', pictures: { people: seedling, letters: postbox, sets: envelope, sent: truck } }),
    block('letters', LetterWords),
    results(),
    nextCampaign(),
  ],
});
