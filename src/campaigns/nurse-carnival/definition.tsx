import clsx from 'clsx';
import { block, defineCampaign, rank } from '@/features/campaign';
import balloon from '@/shared/art/balloon.webp';
import doctor from '@/shared/art/doctor.webp';
import megaphone from '@/shared/art/megaphone.webp';
import nurse from '@/shared/art/nurse.webp';
import popper from '@/shared/art/popper.webp';
import tent from '@/shared/art/tent.webp';
import { ReactComponent as Bulbs } from './art/bulbs.svg';
import { ReactComponent as Curtain } from './art/curtain.svg';
import { ReactComponent as Podium } from './art/podium.svg';
import { ReactComponent as Stage } from './art/stage.svg';
import { Doors } from './components/Doors';
import { Banners, CardBlock, CommentsBlock, DrawBlock, ThematicBlock, WinnersBlock } from './components/laterBlocks';
import styles from './definition.module.less';
import { ROUTES } from './routes';
import { SHARES } from './share';

interface LayerProps {
  className?: string;
  preserveAspectRatio?: string;
}

/** The podium stands before the cast; lights and curtains reach to both sides, however wide the screen is. */
function Front({ className, preserveAspectRatio }: LayerProps) {
  return (
    <>
      <Podium className={className} preserveAspectRatio={preserveAspectRatio} />
      <Curtain className={className} preserveAspectRatio="none" />
      <Bulbs className={clsx(className, styles.bulbs)} preserveAspectRatio="none" />
    </>
  );
}

/** Curtain up at night: two nurses on a podium, bulbs on a string. */
export const CARNIVAL = defineCampaign({
  code: 'nurse-carnival',
  activityId: 99,
  route: ROUTES.home,
  dress: {
    page: '#f3f1fa',
    foot: '#4f4a66',
    hero: '#241a4f',
    ink: '#ffffff',
    'ink-2': '#ffd166',
    soft: '#e3dbff',
    headline: '46px',
    clock: '#ffd166',
    'clock-digits': '#2a1f57',
    cta: '#4a2f8f',
    'cta-tint': '#ebe6f7',
    'on-cta-tint': '#3b2579',
    accent: '#ffd166',
    seat: '#ebe6f7',
    'on-seat': '#3b2579',
  },
  hero: {
    title: ['超级护士', '嘉年华'],
    line: '把掌声，送给每天照护我们的人',
    height: 468,
    overlap: 40,
    align: 'center',
    art: {
      Ground: Stage,
      cast: [
        { picture: nurse, width: 146, left: -36, top: 252, isLead: true },
        { picture: doctor, width: 116, left: -104, top: 276 },
        { picture: tent, width: 92, left: -179, top: 310 },
        { picture: balloon, width: 60, left: 105, top: 232, turn: 8 },
        { picture: popper, width: 62, left: 107, top: 334 },
        { picture: megaphone, width: 46, left: -151, top: 232, turn: -12 },
      ],
      Front: Front,
    },
  },
  share: SHARES.home,
  blocks: [
    block('doors', Doors),
    block('winners', WinnersBlock),
    block('thematic', ThematicBlock),
    block('draw', DrawBlock),
    block('card', CardBlock),
    rank(),
    block('banner', Banners),
    block('comments', CommentsBlock),
  ],
});
