// A campaign comes and goes with its own files, and nobody else's change: on a copy of the tree a sample campaign is added,
// then every campaign is deleted with its pages and its mock.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  [`src/campaigns/${NAME}/visits.ts`]: `
import type { CampaignVisits } from '@/testing/campaigns';
import { ROUTES } from './routes';
export const visits: CampaignVisits = async () => ({ [ROUTES.home.path]: ['', 'tab=rules'] });`,
  [`src/campaigns/${NAME}/screens/SampleScreen.tsx`]: `
import { ScreenFrame } from '@/frame/ScreenFrame';
import { hrefOf, useQueryParam } from '@/shared/lib/navigation';
import { ROUTES } from '../routes';
export function SampleScreen() {
  const isRules = useQueryParam('tab') === 'rules';
  return (
    <ScreenFrame title={ROUTES.home.title} fallback={ROUTES.home}>
      {isRules ? <p>规则</p> : <a href={hrefOf(ROUTES.home, { tab: 'rules' })}>看规则</a>}
    </ScreenFrame>
  );
}`,
  [`src/campaigns/${NAME}/screens/SampleScreen.test.tsx`]: `
import { screen } from '@testing-library/react';
import { routeAt } from '@/shared/config/routes';
import { internalPath } from '@/shared/lib/navigation';
import { openVisit, visitsOfMock } from '@/testing/openVisit';
test('the lasting code knows the address, its title and its views', async () => {
  expect(routeAt('/${NAME}')?.title).toBe('示例活动');
  expect(internalPath('#/${NAME}?tab=rules')).toBe('/${NAME}?tab=rules');
  const own = (await visitsOfMock()).filter(({ path }) => path === '/${NAME}');
  expect(own.map(({ at }) => at)).toEqual(['/${NAME}', '/${NAME}?tab=rules']);
  for (const visit of own) openVisit(visit);
  expect(screen.getByRole('link', { name: '看规则' })).toHaveAttribute('href', '#/${NAME}?tab=rules');
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

try {
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
    run('Types, without campaigns', 'typescript/bin/tsc', ['--noEmit']),
    test('without campaigns', TESTS),
  ]);
} finally {
  end();
}
