import { allRoutes } from '@/shared/config/routes';

/** A campaign that is taken out takes its lines with it, a new screen brings its own. Source: spec §2. */
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

test('these are the addresses of the specification, and no others', () => {
  expect(SPECIFIED).toHaveLength(48);
  const paths = allRoutes().map(({ path }) => path);
  expect(paths.sort()).toEqual([...SPECIFIED].sort());
});
