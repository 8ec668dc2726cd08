import type { CampaignHero } from '@/features/campaign';
import daisy from '@/shared/art/daisy.webp';
import girl from '@/shared/art/girl.webp';
import granny from '@/shared/art/granny.webp';
import kite from '@/shared/art/kite.webp';
import man from '@/shared/art/man.webp';
import tulip from '@/shared/art/tulip.webp';
import { ReactComponent as Meadow } from './art/successMeadow.svg';
import { ReactComponent as Sky } from './art/successSky.svg';

/** Three people hold one kite. */
const HERO = {
  title: ['风筝，飞起来了'],
  height: 448,
  overlap: 60,
  align: 'center',
  art: {
    Ground: Sky,
    cast: [
      { picture: kite, width: 136, left: -62, top: 138, isLead: true },
      { picture: man, width: 66, left: -118, top: 312 },
      { picture: girl, width: 62, left: -34, top: 316 },
      { picture: granny, width: 68, left: 48, top: 318 },
      { picture: daisy, width: 34, left: -169, top: 342 },
      { picture: tulip, width: 44, left: 123, top: 322 },
    ],
    Front: Meadow,
  },
} as const satisfies Omit<CampaignHero, 'line'>;

const LINE = '三人一队，走出家门晒晒太阳';

/** That the team is complete is the server's to say: until then the line is the campaign's own, and so is the headline where it says nothing. */
export function successHero(isComplete: boolean, isUnknown: boolean): CampaignHero {
  if (isUnknown) return { ...HERO, title: ['一起放风筝'], line: LINE };
  return { ...HERO, line: isComplete ? '三个人到齐，组队成功' : LINE };
}
