import { readdirSync, readFileSync } from 'node:fs';
import { allRoutes } from '@/shared/config/routes';

const PAGES = 'src/pages';

/** Source: spec §2. */
const SPECIFIED = [
  '/comment',
  '/activity',
  '/equity-day',
  '/april',
  '/april-success',
  '/april-join-team',
  '/equity',
  '/course-list',
  '/membership-card',
  '/preferred-discount',
  '/paying',
  '/prize-record',
  '/course-exchange',
  '/may',
  '/keyan',
  '/coupon-list',
  '/skin-library',
  '/schedule/activate-membership',
  '/schedule/order-detail',
  '/schedule/reward-detail',
  '/schedule/record',
  '/schedule/pay-success',
  '/schedule/member',
  '/schedule/notice',
  '/schedule/notice/explain',
  '/schedule/notice-before',
  '/schedule/member-rights-center',
  '/schedule/equity-aggregation',
  '/schedule/invited-people',
  '/schedule/points-mall',
  '/schedule/points-mall/goods-detail',
  '/schedule/points-mall/pay-success',
  '/schedule/points-mall/order-list',
  '/schedule/points-mall/order-detail',
  '/schedule/address',
  '/spring-2024',
  '/activity-2025-618',
  '/activity/nursing-care',
  '/activity/nursing-care/join',
  '/activity/nursing-care/welfare',
  '/activity/nursing-care/order',
  '/activity/nursing-care/play',
  '/activity/year',
  '/activity/year/join',
  '/activity/year/order',
  '/activity/year/rule',
  '/activity/year/goods',
  '/login',
];

const files = readdirSync(PAGES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`);
const addressOf = (file: string) => file.slice(PAGES.length).replace(/\/index\.tsx$/, '') || '/';

test('src/pages and the route table name the same addresses, plus the root and the unknown', () => {
  const addresses = files.filter((file) => file !== `${PAGES}/404.tsx`).map(addressOf);
  expect(addresses.sort()).toEqual([...allRoutes().map(({ path }) => path), '/'].sort());
  expect(files).toContain(`${PAGES}/404.tsx`);
});

test('these are the addresses of the specification, and no others', () => {
  expect(SPECIFIED).toHaveLength(48);
  expect(
    allRoutes()
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...SPECIFIED].sort());
});

test.each(files)('%s is one line that names one screen', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(
    /^export \{ \w+ as default \} from '@\/(features|campaigns)\/[\w-]+\/screens\/\w+';\n$/,
  );
});

test('every title is Chinese', () => {
  for (const { title } of allRoutes()) expect(title).toMatch(/\p{Script=Han}/u);
});
