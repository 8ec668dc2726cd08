import { ROUTES } from '../../src/shared/config/routes';
import { allVisits, type Visit } from '../../src/testing/visits';
import { isOnTurn } from '../../src/testing/wide';
import { stillnessOf } from '../support/stillness';
import { answerAtOnce, askAsMember, newVisitor, type Persona } from '../support/visitor';

/*
 * Nothing moves by itself while a screen comes, in whatever order its answers come: what is not there yet has its place, and
 * what cannot have one stands below everything else. Every other view is somebody's; everybody comes to all in a wide run.
 */

const WALK_MS = 900_000;
const PANEL = /[?&](?:step|action|panel|code|id|key|photo|block)=/;
/** Of one screen: it alone, and its first record or tab. */
const OF_ONE_SCREEN = 2;
/** A view is watched for one of the three people at most. */
const TURNS = 6;
/** 医院服务, with the card of a patient. */
const SERVICES = `${ROUTES.pointsMall.path}?tab=service`;
/** A good that a campaign has sent the member to. */
const OF_CAMPAIGN = `${ROUTES.goodsDetail.path}?goodsId=G1003&from=618`;

/** Some views of every address, without panels. */
async function someViews(): Promise<string[]> {
  const byPath = new Map<string, string[]>();
  for (const { path, at } of (await allVisits(askAsMember)).filter((visit: Visit) => !PANEL.test(visit.at))) {
    byPath.set(path, [...(byPath.get(path) ?? []), at].slice(0, OF_ONE_SCREEN));
  }
  return [...byPath.values()].flat();
}

test.each([
  { who: 'a guest', turn: 1 },
  { who: 'a member', turn: 2, persona: 'member' as const },
  { who: 'a member in 长辈版', turn: 3, persona: 'member' as const, elder: true },
])(
  'nothing moves by itself on the screens of $who',
  async ({ turn, who: _, ...options }) => {
    const views = (await someViews()).filter((_view, place) => isOnTurn(place + turn, TURNS));
    expect(views.length).toBeGreaterThan(10);
    // The answers come in an order of the walk's own.
    await answerAtOnce();
    const visitor = await newVisitor({ width: 375, ...options });
    const { onArrival, onLoad } = await stillnessOf(visitor, turn);
    const shifts = [...(await onLoad(ROUTES.pointsMall.path)), ...(await onLoad(ROUTES.member.path))];
    for (const at of views) shifts.push(...(await onArrival(at)));
    expect(shifts).toEqual([]);
  },
  WALK_MS,
);

test.each<[Persona, number, boolean, string?]>([
  ['newcomer', 320, false],
  ['newcomer', 390, false],
  ['newcomer', 390, true],
  ['lapsed', 320, false],
  ['lapsed', 320, true],
  ['member', 320, false],
  // Whose card is about to expire.
  ['elder', 375, true],
  ['newcomer', 320, false, SERVICES],
  ['member', 320, true, SERVICES],
  ['member', 320, false, OF_CAMPAIGN],
])(
  'nothing moves on 我的, or what is named, for a %s at %i px, 长辈版 %p %s',
  async (persona, width, elder, at = ROUTES.member.path) => {
    const { onArrival, onLoad } = await stillnessOf(await newVisitor({ persona, width, elder }), 1);
    expect([...(await onLoad(at)), ...(await onArrival(at))]).toEqual([]);
  },
);
