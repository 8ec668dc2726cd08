import { addScreen } from './registry';

const FETCHED = ['loading', 'error', 'offline'];
const OWN = [...FETCHED, 'unauthorised'];
const MALL = '/schedule/points-mall';

addScreen('points-mall', MALL, [
  ...['guest', 'member', 'newcomer', 'error', 'offline', 'empty', 'signing-in', 'tasks'],
  ...['searching', 'not-found', 'services', 'services-down'],
]);
addScreen('goods-detail', `${MALL}/goods-detail`, [
  ...FETCHED,
  ...['not-found', 'exchangeable', 'choosing', 'not-started', 'sold-out', 'limit-reached', 'not-eligible'],
  ...['not-enough-points', 'closed', 'confirming', 'no-address', 'no-amount'],
]);
addScreen('goods-pay-success', `${MALL}/pay-success`, [...OWN, 'waiting', 'processing', 'success', 'partly', 'failed']);
addScreen('order-list', `${MALL}/order-list`, [
  ...OWN,
  'empty',
  'orders',
  'nothing-found',
  'cancelling',
  'closed-meanwhile',
]);
addScreen('order-detail', `${MALL}/order-detail`, [
  ...OWN,
  ...[
    'not-found',
    'foreign',
    'unpaid',
    'processing',
    'to-ship',
    'on-the-way',
    'pick-up',
    'done',
    'cancelled',
    'timed-out',
  ],
  ...['after-sale-reviewing', 'after-sale-send-back', 'after-sale-returning', 'after-sale-refunding'],
  ...['after-sale-refunded', 'after-sale-rejected', 'applying', 'closed-while-paying'],
]);
addScreen('paying', '/paying', [
  ...OWN,
  ...['not-found', 'foreign', 'waiting', 'processing', 'failed', 'closed', 'already-paid'],
]);
addScreen('address', '/schedule/address', [...OWN, 'empty', 'list', 'choosing', 'new', 'editing', 'full']);
addScreen('record', '/schedule/record', [...OWN, 'ledger', 'empty', 'rewards', 'no-rewards', 'rules']);
addScreen('member', '/schedule/member', [
  'no-figures',
  'offline',
  'guest',
  'newcomer',
  'member',
  'lapsed',

  'code-failed',
]);
addScreen('play', '/activity/nursing-care/play', [
  ...FETCHED,
  ...[
    'guest',
    'ready',
    'no-chances',
    'not-started',
    'ended',
    'sold-out',
    'not-eligible',
    'won',
    'lost',
    'unknown-result',
    'rules',
  ],
]);
addScreen('prize-record', '/prize-record', [...OWN, 'empty', 'list', 'empty-tab']);
addScreen('reward-detail', '/schedule/reward-detail', [
  ...OWN,
  ...['not-found', 'foreign', 'claim', 'processing', 'to-ship', 'shipped', 'done', 'failed', 'expired', 'cancelled'],
]);
addScreen('membership-card', '/membership-card', [
  ...FETCHED,
  ...['guest', 'newcomer', 'active', 'expiring', 'expired', 'stopped', 'orders', 'confirming', 'trial-reserved'],
]);
addScreen('activate-membership', '/schedule/activate-membership', [
  ...['error', 'unauthorised', 'empty', 'previewing', 'unknown-code', 'used', 'stopped', 'overdue', 'locked'],
]);
addScreen('vip-order-detail', '/schedule/order-detail', [
  ...OWN,
  ...['not-found', 'foreign', 'unpaid', 'processing', 'done', 'cancelled', 'refunded', 'reserved'],
]);
addScreen('vip-pay-success', '/schedule/pay-success', [
  ...OWN,
  'success',
  'activated',
  'processing',
  'cancelled',
  'reserved',
]);
addScreen('notice', '/schedule/notice', [...OWN, 'list', 'empty-tab', 'more']);
addScreen('notice-explain', '/schedule/notice/explain', [
  ...FETCHED,
  ...['not-named', 'withdrawn', 'announcement', 'text', 'older-version'],
]);
addScreen('notice-before', '/schedule/notice-before', [
  ...FETCHED,
  ...['reading', 'ready', 'trial', 'research', 'records'],
]);
addScreen('coupon-list', '/coupon-list', [...FETCHED, ...['center', 'unauthorised', 'mine', 'empty']]);
addScreen('equity-aggregation', '/schedule/equity-aggregation', [
  ...OWN,
  'list',
  'newcomer',
  'family',
  'history',
  'adding-family',
]);
addScreen('equity', '/equity', [
  ...FETCHED,
  ...['not-named', 'not-found', 'available', 'guest', 'locked', 'used-up', 'automatic', 'transferring'],
]);
addScreen('equity-day', '/equity-day', [...FETCHED, 'guest', 'not-member', 'running', 'past-day']);
addScreen('member-rights-center', '/schedule/member-rights-center', [
  ...FETCHED,
  'guest',
  'newcomer',
  'apricot',
  'gold',
]);
addScreen('preferred-discount', '/preferred-discount', [...FETCHED, 'hospital', 'partners', 'map']);
addScreen('invited-people', '/schedule/invited-people', [...OWN, 'people', 'nobody', 'poster']);
addScreen('course-list', '/course-list', [
  ...FETCHED,
  'guest',
  'learning',

  'not-found',
  'favourites',
  'lesson',
]);
addScreen('course-exchange', '/course-exchange', [
  ...OWN,
  ...['code', 'by-right', 'by-points', 'not-enough-points', 'owned', 'not-found', 'records'],
]);
addScreen('comment', '/comment', [...FETCHED, 'empty', 'ended', 'own', 'reporting', 'writing']);
addScreen('keyan', '/keyan', [
  ...FETCHED,
  ...[
    'list',
    'open',

    'enrolled',
    'unfit',
    'withdrawn',
    'not-found',

    'no-applications',
  ],
]);
addScreen('skin-library', '/skin-library', [
  ...FETCHED,
  ...['home', 'article-withdrawn', 'not-found', 'quizzes', 'questions', 'history', 'favourites'],
]);
addScreen('login', '/login', ['guest', 'signed-in']);
