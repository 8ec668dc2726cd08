import { block, defineCampaign } from '@/features/campaign';
import { MyTeamCard } from '@/features/team';
import daisy from '@/shared/art/daisy.webp';
import girl from '@/shared/art/girl.webp';
import granny from '@/shared/art/granny.webp';
import kite from '@/shared/art/kite.webp';
import tulip from '@/shared/art/tulip.webp';
import { ReactComponent as Meadow } from './art/homeMeadow.svg';
import { ReactComponent as Sky } from './art/homeSky.svg';
import { BeginButton } from './components/BeginButton';
import { HomeTeams } from './components/HomeTeams';
import { PrizesOfDetail } from './components/Prizes';
import { Steps } from './components/Steps';
import { ROUTES } from './routes';
import { SHARES } from './share';
import { ACTIVITY_ID, DRESS } from './world';

/** Kite day: three people, one kite. */
export const APRIL = defineCampaign({
  code: 'april',
  activityId: ACTIVITY_ID,
  route: ROUTES.home,
  dress: DRESS,
  hero: {
    title: ['四月，', '一起放风筝'],
    line: '三人一队，走出家门晒晒太阳',
    height: 420,
    overlap: 64,
    art: {
      Ground: Sky,
      cast: [
        { picture: kite, width: 128, left: 63, top: 74, elderTop: 208, isLead: true },
        { picture: girl, width: 62, left: -43, top: 290 },
        { picture: granny, width: 60, left: -101, top: 282 },
        { picture: daisy, width: 34, left: -161, top: 316 },
        // In 长辈版 the kite flies where it grows; it stands behind the hill there.
        { picture: tulip, width: 44, left: 111, top: 294, elderTop: 420 },
      ],
      Front: Meadow,
    },
  },
  share: SHARES.home,
  blocks: [block('team', MyTeamCard), block('steps', Steps), block('hot', HomeTeams), block('prizes', PrizesOfDetail)],
  buttons: { create: BeginButton },
});
