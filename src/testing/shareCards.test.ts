/**
 * @jest-environment-options {"url": "https://m.example.com/h5/?from=singlemessage&channelName=ward-7#/", "userAgent": "Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) Language/zh_CN miniProgram/wx0123456789abcdef"}
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { act } from '@testing-library/react';
import sharp from 'sharp';
import { history } from 'umi';
import { installFakeBridge, removeFakeBridge } from '@/bridge/fakeBridge';
import { loadSdk } from '@/bridge/sdk';
import { followShares } from '@/features/wechat';
import { sharingAt } from '@/features/wechat/cardAt';
import { cardNamedAt } from '@/features/wechat/screenCard';
import { shareEntryAt } from '@/features/wechat/shareTable';
import { allRoutes, isKnownPath, ROUTES } from '@/shared/config/routes';
import { personaUser } from '../../mock/_server/users';
import { addCampaignShares } from './campaignShares';
import { openVisit, visitsOfMock } from './openVisit';
import { beginAnew, settle } from './watchScreen';

addCampaignShares();

const HOME = ROUTES.pointsMall.path;
/** What the specification and the owner's list of public screens name. */
const OPEN = [
  '/schedule/points-mall',
  '/schedule/points-mall/goods-detail',
  '/activity',
  '/activity/nursing-care',
  '/activity/nursing-care/play',
  '/activity/nursing-care/welfare',
  '/activity/year',
  '/activity/year/goods',
  '/activity/year/rule',
  '/activity-2025-618',
  '/april',
  '/april-join-team',
  '/april-success',
  '/may',
  '/spring-2024',
  '/comment',
  '/coupon-list',
  '/course-list',
  '/equity-day',
  '/keyan',
  '/membership-card',
  '/preferred-discount',
  '/schedule/invited-people',
  '/schedule/member-rights-center',
  '/schedule/notice/explain',
  '/skin-library',
];
const paths = allRoutes().map(({ path }) => path);

const SECRETS = {
  login_access_token: 'SECRETSECRET',
  userId: 'U9000001',
  orderNo: 'M2611210001',
  mobile: '13800001234',
  name: '林书意',
  couponId: 'CP77',
  code: 'KC268H3T5QWA',
};
const SECRET = new RegExp(Object.values({ ...SECRETS, name: encodeURIComponent(SECRETS.name) }).join('|'));

/** The address with everything that may stand in it, and a value for what the screen needs. */
function spoiled(path: string): string {
  const entry = shareEntryAt(path);
  const needs = typeof entry === 'object' && entry.needs ? { [entry.needs]: 'X1' } : {};
  return `${path}?${new URLSearchParams({ ...needs, ...SECRETS })}`;
}

beforeEach(() => {
  window.history.replaceState(null, '', '#/');
});

test('every address of the route table is said to be public or private, and these are the public ones', () => {
  expect(paths.filter((path) => shareEntryAt(path) === undefined)).toEqual([]);
  expect(paths.filter((path) => shareEntryAt(path) !== 'private').sort()).toEqual([...OPEN].sort());
});

test('what the mini-program is handed on each of them has words, picture and link, and nothing of a member', async () => {
  const bridge = installFakeBridge({ answers: { invokeMiniProgramAPI: { errMsg: 'invokeMiniProgramAPI:ok' } } });
  await loadSdk();
  jest.useFakeTimers();
  const end = followShares(history);
  const handed = new Map<string, Record<string, unknown>>();
  for (const path of paths) {
    history.push(spoiled(path));
    await act(() => jest.advanceTimersByTimeAsync(2100));
    handed.set(path, bridge.calls.at(-1)?.args.arg as Record<string, unknown>);
  }
  end();
  jest.useRealTimers();
  removeFakeBridge();
  expect(bridge.calls.filter(({ args }) => args.name === 'postMessage')).toHaveLength(paths.length);
  expect(JSON.stringify(bridge.calls)).not.toMatch(SECRET);
  expect(JSON.stringify([...handed])).not.toMatch(/singlemessage|ward-7|undefined|null/);
  for (const path of paths) {
    const { title, text, imageUrl, path: to, link } = handed.get(path) as Record<string, string>;
    expect([path, title, text]).toEqual([path, expect.stringMatching(/\p{Script=Han}/u), expect.any(String)]);
    expect(imageUrl).toMatch(/^https:\/\/m\.example\.com\//);
    expect(link).toBe(`https://m.example.com/h5/?to=${encodeURIComponent(String(to))}#${to}`);
    const [screen = ''] = String(to).split('?');
    expect(isKnownPath(screen)).toBe(true);
    const entry = shareEntryAt(path);
    const own = typeof entry === 'object' ? (entry.leadsTo ?? path) : HOME;
    expect([path, screen]).toEqual([path, own]);
  }
});

test('titles tell public screens apart', () => {
  const titles = OPEN.filter((path) => !/leadsTo/.test(JSON.stringify(shareEntryAt(path)))).map(
    (path) => sharingAt(path, spoiled(path).slice(path.length), undefined).card.title,
  );
  expect(new Set(titles).size).toBe(titles.length);
});

test('an address is offered for copying only where the link says the same', async () => {
  const visits = await visitsOfMock();
  expect(visits.length).toBeGreaterThan(200);
  const offered = visits.filter(({ path, at }) => sharingAt(path, at.slice(path.length), undefined).isAddressOpen);
  const names = (address: string) => [...new URLSearchParams(address.split('?')[1]).keys()];
  const longer = offered.filter(({ path, at }) => {
    const kept = names(sharingAt(path, at.slice(path.length), undefined).card.path);
    return names(at).some((name) => !kept.includes(name));
  });
  expect(longer.map(({ at }) => at)).toEqual([]);
  expect(offered.filter(({ path }) => !OPEN.includes(path))).toEqual([]);
  expect(offered.map(({ at }) => at)).toEqual(expect.arrayContaining(['/activity', '/comment?activityId=97']));
  expect(
    offered.map(({ at }) => at).filter((at) => /orderNo|couponId|noticeId|quizId|studyId|[?&]id=/.test(at)),
  ).toEqual([]);
});

describe('with the words of the screens themselves', () => {
  let views: { path: string; at: string }[] = [];
  beforeAll(async () => {
    const all = await visitsOfMock();
    views = all.filter(
      ({ path, at }) =>
        OPEN.includes(path) &&
        /goodsId=G1003$|articleId=SK1001|courseId=C1001$|teamId=TM2001$|key=points|date=|studyId=KY2603$|^[^?]+$/.test(
          at,
        ),
    );
  });

  test('no card names a member, and a public one leads to where it says', async () => {
    const { userId, nickname, realName, mobile } = personaUser('member');
    expect(views.length).toBeGreaterThan(OPEN.length);
    for (const visit of views) {
      beginAnew('member');
      openVisit(visit);
      await settle();
      const { pathname, search } = history.location;
      const { card } = sharingAt(pathname, search, cardNamedAt(pathname));
      const words = JSON.stringify(card);
      for (const own of [userId, nickname, realName, mobile, mobile.slice(-4)])
        expect([visit.at, words]).toEqual([visit.at, expect.not.stringContaining(own)]);
      expect([visit.at, isKnownPath(card.path.split('?')[0] ?? '')]).toEqual([visit.at, true]);
      expect(words).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

test('every picture is 500 × 400, a JPEG and small', async () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.jpg'));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files.map((each) => join('src', each))) {
    const { width, height, format } = await sharp(file).metadata();
    expect([file, width, height, format]).toEqual([file, 500, 400, 'jpeg']);
    expect([file, statSync(file).size < 30_000]).toEqual([file, true]);
  }
});
