import type { CampaignHero } from '@/features/campaign';
import { freeSeats, leaderOf, nameInWords, type Team } from '@/features/team';
import daisy from '@/shared/art/daisy.webp';
import girl from '@/shared/art/girl.webp';
import granny from '@/shared/art/granny.webp';
import kite from '@/shared/art/kite.webp';
import man from '@/shared/art/man.webp';
import tulip from '@/shared/art/tulip.webp';
import { ReactComponent as Sky } from './art/teamSky.svg';
import { MEADOWS } from './components/Meadow';
import { mayBegin } from './teamWords';

const FLYING = [{ picture: kite, width: 122, left: 63, top: 66, elderTop: 140, isLead: true }];
const FLOWERS = [
  { picture: daisy, width: 34, left: -165, top: 284 },
  { picture: tulip, width: 44, left: 117, top: 262 },
];
const PEOPLE = [
  { picture: man, width: 66, left: -106, top: 247 },
  { picture: girl, width: 62, left: -36, top: 251 },
  { picture: granny, width: 64, left: 32, top: 251 },
];
/** Before the team is known nobody stands there yet. */
const UNKNOWN = { people: 0, Front: MEADOWS[0] };

function inviterOf(team: Team): string {
  const leader = leaderOf(team.members);
  if (!leader || team.myRole === 'leader') return '约上两位';
  return `${nameInWords(leader.nickname)} 邀您`;
}

function headlineOf(team: Team | undefined): readonly string[] {
  if (!team) return ['三人一队', '一起放风筝'];
  if (team.status === 2 || team.status === 3)
    return mayBegin(team) ? ['这次没成队', '可以再组'] : ['这支小队', '没有成队'];
  if (team.status === 1) return ['这支小队', '人已满'];
  return [inviterOf(team), '一起放风筝'];
}

function castOf(team: Team | undefined) {
  if (!team) return UNKNOWN;
  const free = Math.min(freeSeats(team), PEOPLE.length);
  return { people: PEOPLE.length - free, Front: MEADOWS[free] };
}

/** The head of a team's page: as many people on the hill as have joined. */
export function teamHero(team: Team | undefined): CampaignHero {
  const { people, Front } = castOf(team);
  return {
    title: headlineOf(team),
    line: '三人一队，走出家门晒晒太阳',
    height: 392,
    overlap: 72,
    art: { Ground: Sky, cast: [...FLYING, ...PEOPLE.slice(0, people), ...FLOWERS], ...(Front ? { Front } : {}) },
  };
}
