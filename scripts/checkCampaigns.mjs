// A campaign comes and goes with its own files, and nobody else's change: nobody who stays enters one of them; on a copy of
// the tree a sample campaign of the kit is added, then every campaign is deleted with its pages and its mock, and what is
// left is type-checked, tested and, in a wide run, built.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './lib.mjs';
import { copyTree } from './treeCopy.mjs';

/** Tests that hold the addresses of the app together. */
const TESTS = [
  'src/testing/routes',
  'src/testing/visits',
  'src/features/account/memberEntries',
  'src/features/login/oldPaths',
  'mock/_server/account/user',
];

const NAME = 'sample-of-a-campaign';
const SAMPLE = {
  [`src/pages/${NAME}/index.tsx`]: `export { SampleScreen as default } from '@/campaigns/${NAME}/screens/SampleScreen';\n`,
  [`src/campaigns/${NAME}/routes.ts`]: `
import type { Routes } from '@/shared/config/routes';
export const ROUTES = { home: { path: '/${NAME}', title: '示例活动' } } as const satisfies Routes;`,
  [`src/campaigns/${NAME}/share.ts`]: `
import type { SharesOf } from '@/features/wechat';
import picture from '@/features/wechat/pictures/goods.jpg';
import type { ROUTES } from './routes';
export const SHARES = {
  home: { title: '示例活动', text: '一件小事', picture },
} as const satisfies SharesOf<typeof ROUTES>;`,
  [`src/campaigns/${NAME}/visits.ts`]: `
import type { CampaignVisits } from '@/testing/campaigns';
import { ROUTES } from './routes';
export const visits: CampaignVisits = async () => ({ [ROUTES.home.path]: ['', 'panel=rules', 'panel=rules&version=0&photo=0'] });`,
  [`src/campaigns/${NAME}/definition.ts`]: `
import { defineCampaign, steps } from '@/features/campaign';
import { ROUTES } from './routes';
import { SHARES } from './share';
export const SAMPLE = defineCampaign({
  code: 'sample',
  activityId: 700,
  route: ROUTES.home,
  dress: { page: '#f2f6fa', hero: '#dbe8f4', ink: '#12304a' },
  hero: { title: ['示例'], line: '一件小事', height: 420, art: {} },
  share: SHARES.home,
  blocks: [steps({ title: '怎么参加', steps: [{ name: '签到', note: '每天一次' }] })],
});`,
  [`src/campaigns/${NAME}/screens/SampleScreen.tsx`]: `
import { CampaignView } from '@/features/campaign';
import { SAMPLE } from '../definition';
export function SampleScreen() {
  return <CampaignView campaign={SAMPLE} />;
}`,
  [`mock/_server/${NAME}/campaign.ts`]: `
import { registerCampaign } from '../campaign/registry';
import { DAY } from '../state';
registerCampaign({
  code: 'sample',
  activityId: 700,
  title: '示例活动',
  route: '/${NAME}',
  cover: '/api/__mock/art/banner-homecare.webp',
  period: (today) => ({ startAt: today - DAY, endAt: today + DAY }),
  detail: () => ({ blocks: ['steps'], rulesKey: 'points' }),
});`,
  [`mock/${NAME}.ts`]: `
import './_server/${NAME}/campaign';
import { routes } from './_server/handle';
export default routes({});`,
  [`src/campaigns/${NAME}/screens/SampleScreen.test.tsx`]: `
import { screen } from '@testing-library/react';
import { routeAt } from '@/shared/config/routes';
import { internalPath } from '@/shared/lib/navigation';
import { ask } from '@/testing/ask';
import { visitsOfMock } from '@/testing/openVisit';
import { openedAs } from '@/testing/screenTest';
test('the lasting code knows the address, its title and its views', async () => {
  expect(routeAt('/${NAME}')?.title).toBe('示例活动');
  expect(internalPath('#/${NAME}?panel=rules')).toBe('/${NAME}?panel=rules');
  const own = (await visitsOfMock()).filter(({ path }) => path === '/${NAME}');
  expect(own.map(({ at }) => at)).toEqual(['', '?panel=rules', '?panel=rules&version=0&photo=0'].map((query) => '/${NAME}' + query));
});
test('it stands on the kit, and the activity list and the banners lead to it', async () => {
  openedAs('guest', '/${NAME}');
  expect(await screen.findByText('怎么参加')).toBeVisible();
  const listed = await ask<{ route: string }[]>('POST /api/demo', { pageNo: 1, pageSize: 50 });
  expect(listed.data.map(({ route }) => route)).toContain('/${NAME}');
  const banners = await ask<{ link: string }[]>('GET /api/miniapp/bbs/banner/list', { position: 'home' });
  expect(banners.data.map(({ link }) => link)).toContain('/${NAME}');
});`,
};

const { copy, run, fail, end } = copyTree('campaigns-');
const setUp = (state) => run(`umi setup, ${state}`, 'umi/bin/umi.js', ['setup']);
const test = (state, tests) => run(`Tests, ${state}`, 'jest/bin/jest.js', ['--maxWorkers=1', ...tests]);

/** Page files that name a screen of this campaign, and the mock's files that bear its name. */
function filesOutside(campaign) {
  const pages = readdirSync(join(copy, 'src/pages'), { recursive: true })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `src/pages/${file}`)
    .filter((file) => readFileSync(join(copy, file), 'utf8').includes(`'@/campaigns/${campaign}/`));
  return [...pages, `mock/${campaign}.ts`, `mock/_server/${campaign}`];
}

/** Every source file with its text, but those of the campaign itself. */
function textsBeside(own) {
  return ['src', 'mock', 'scripts', 'e2e'].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs|less|json)$/.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((file) => !/\/\.umi/.test(file) && own.every((each) => file !== each && !file.startsWith(`${each}/`)))
      .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
  );
}

/** One campaign goes alone: no file that stays may enter its folder or its mock. */
function checkAlone(campaign) {
  const own = [`src/campaigns/${campaign}`, ...filesOutside(campaign)];
  const ways = new RegExp(`campaigns/${campaign}['/]|_server/${campaign}['/]|from '(\\.\\./)+${campaign}/`);
  const bound = textsBeside(own)
    .filter(([file]) => !isJourneyOf(campaign, file))
    .filter(([, text]) => ways.test(text));
  for (const [file] of bound) fail(`${file} enters the campaign ${campaign}, and could not stay without it.`);
}

/** A campaign's journeys bear its name and go with it. */
function isJourneyOf(campaign, file) {
  const plain = (name) => name.replace(/[^a-z0-9]/gi, '').toLowerCase();
  return file.startsWith('e2e/journeys/') && plain(file.split('/').pop() ?? '').startsWith(plain(campaign));
}

try {
  for (const campaign of readdirSync(join(ROOT, 'src/campaigns'))) checkAlone(campaign);

  for (const [file, text] of Object.entries(SAMPLE)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
  await setUp('with a new campaign');
  if (!readFileSync(join(copy, 'src/.umi/campaignRoutes.ts'), 'utf8').includes(NAME)) {
    fail('The app does not learn the addresses of a new campaign.');
  }
  await test('with a new campaign', [...TESTS, `src/campaigns/${NAME}`]);

  for (const campaign of readdirSync(join(copy, 'src/campaigns'))) {
    for (const file of [`src/campaigns/${campaign}`, ...filesOutside(campaign)]) {
      rmSync(join(copy, file), { recursive: true, force: true });
    }
  }
  await setUp('without campaigns');
  await Promise.all([
    run('Types, without campaigns', 'typescript-7/bin/tsc', ['--noEmit']),
    test('without campaigns', TESTS),
  ]);
  // Whether it can be built is the question: the code is not made small. Types and tests have nearly always said it.
  if (process.env.WIDE) await run('Build, without campaigns', 'umi/bin/umi.js', ['build'], { COMPRESS: 'none' });
} finally {
  end();
}
