import { block, comments, defineCampaign, milestones, type ShownCampaign } from '@/features/campaign';
import daisy from '@/shared/art/daisy.webp';
import granny from '@/shared/art/granny.webp';
import herb from '@/shared/art/herb.webp';
import house from '@/shared/art/house.webp';
import nurse from '@/shared/art/nurse.webp';
import { lazyPart } from '@/shared/lib/lazyPart';
import { ReactComponent as Front } from './art/front.svg';
import { ReactComponent as Ground } from './art/ground.svg';
import { Doors } from './components/Doors';
import { MyProgress } from './components/MyProgress';
import { Packages } from './components/Packages';
import { DRESS } from './dress';
import { ROUTES } from './routes';
import { SHARES } from './share';

const VisitDay = lazyPart<{ shown: ShownCampaign }>(async () => (await import('./components/VisitDay')).VisitDay);

export const NURSING_CARE = defineCampaign({
  code: 'nursing-care',
  activityId: 98,
  route: ROUTES.home,
  dress: DRESS,
  hero: {
    title: ['把护理', '请回家'],
    line: '专业护士上门，在家安心',
    height: 436,
    overlap: 72,
    art: {
      Ground,
      cast: [
        { picture: house, width: 152, left: 31, top: 170, elderTop: 198 },
        { picture: nurse, width: 126, left: -161, top: 246, isLead: true },
        { picture: granny, width: 70, left: -49, top: 294 },
        { picture: herb, width: 52, left: 117, top: 304 },
        { picture: daisy, width: 34, left: -181, top: 328 },
      ],
      Front,
    },
  },
  share: SHARES.home,
  blocks: [
    block('progress', MyProgress),
    block('doors', Doors),
    block('packages', Packages),
    block('visit', VisitDay),
    milestones({ title: '活动安排' }),
    comments({ title: '大家在说' }),
  ],
});
