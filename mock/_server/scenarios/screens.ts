import { addScreen } from './registry';

const FETCHED = ['loading', 'error', 'offline'];
const OWN = [...FETCHED, 'unauthorised'];
const MALL = '/schedule/points-mall';

addScreen('points-mall', MALL, [
  ...[
    'guest',
    'member',
    'newcomer',
    'error',
    'offline',
    'empty',
    'signing-in',
    'tasks',
    'nothing-affordable',
    'loading',
  ],
  ...['searching', 'not-found', 'services', 'services-down'],
]);
addScreen('goods-detail', `${MALL}/goods-detail`, [
  ...FETCHED,
  ...['not-found', 'exchangeable', 'choosing', 'not-started', 'sold-out', 'limit-reached', 'not-eligible'],
  ...['not-enough-points', 'closed', 'confirming', 'no-address', 'no-amount', 'choosing-coupon', 'rules'],
]);
addScreen('goods-pay-success', `${MALL}/pay-success`, [...OWN, 'waiting', 'processing', 'success', 'partly', 'failed']);
addScreen('order-list', `${MALL}/order-list`, [
  ...OWN,
  'empty',
  'orders',
  'nothing-found',
  'cancelling',
  'closed-meanwhile',
  'empty-tab',
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
  ...['cancelling', 'moving', 'express', 'pick-up-code', 'receiving'],
]);
addScreen('paying', '/paying', [
  ...OWN,
  ...['not-found', 'foreign', 'waiting', 'processing', 'failed', 'closed', 'already-paid'],
  ...['launching', 'unknown-launch', 'confirming', 'no-channels', 'elsewhere'],
]);
addScreen('address', '/schedule/address', [...OWN, 'empty', 'list', 'choosing', 'new', 'editing', 'full']);
addScreen('record', '/schedule/record', [...OWN, 'ledger', 'empty', 'rewards', 'no-rewards', 'rules', 'expiring']);
addScreen('member', '/schedule/member', [
  'no-figures',
  'offline',
  'guest',
  'newcomer',
  'member',
  'lapsed',
  'trial-reserved',
  'code',
  'code-offline',
  'code-failed',
  'no-mobile',
  'mobile',
  'mobile-changing',
  'mobile-guest',
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
    'won-goods',
    'won-coupon',
    'won-right',
    'lost',
    'unknown-result',
    'rules',
  ],
]);
addScreen('prize-record', '/prize-record', [...OWN, 'empty', 'list', 'empty-tab', 'to-claim']);
addScreen('reward-detail', '/schedule/reward-detail', [
  ...OWN,
  ...['not-found', 'foreign', 'claim', 'processing', 'to-ship', 'shipped', 'done', 'failed', 'expired', 'cancelled'],
]);
addScreen('membership-card', '/membership-card', [
  ...FETCHED,
  ...['guest', 'newcomer', 'active', 'expiring', 'expired', 'stopped', 'orders', 'confirming', 'trial-reserved'],
  'plan-gone',
]);
addScreen('activate-membership', '/schedule/activate-membership', [
  ...['error', 'unauthorised', 'empty', 'previewing', 'unknown-code', 'used', 'stopped', 'overdue', 'locked'],
  'wrong-password',
]);
addScreen('vip-order-detail', '/schedule/order-detail', [
  ...OWN,
  ...['not-found', 'foreign', 'unpaid', 'processing', 'done', 'cancelled', 'refunded', 'reserved'],
  ...['timed-out', 'trial-lapsed'],
]);
addScreen('vip-pay-success', '/schedule/pay-success', [
  ...OWN,
  'success',
  'activated',
  'processing',
  'cancelled',
  'reserved',
  'refunded',
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
addScreen('coupon-list', '/coupon-list', [
  ...FETCHED,
  ...['center', 'unauthorised', 'mine', 'empty'],
  ...['code', 'to-use', 'waiting', 'used', 'expired', 'code-offline', 'not-found'],
]);
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
  ...['not-named', 'not-found', 'available', 'guest', 'locked', 'not-given', 'used-up', 'automatic', 'transferring'],
  ...['not-yet', 'expired', 'paused', 'code', 'code-offline'],
]);
addScreen('equity-day', '/equity-day', [...FETCHED, ...['before', 'not-started', 'running', 'sold-out', 'past-day']]);
addScreen('member-rights-center', '/schedule/member-rights-center', [
  ...FETCHED,
  'guest',
  'newcomer',
  'apricot',
  'gold',
  'downgrade',
]);
addScreen('preferred-discount', '/preferred-discount', [
  ...FETCHED,
  'hospital',
  'partners',
  'map',
  'locked',
  'empty',
  'place-refused',
  'claimed',
  'leaving',
]);
addScreen('invited-people', '/schedule/invited-people', [...OWN, 'people', 'nobody', 'thanked', 'ended', 'poster']);
addScreen('course-list', '/course-list', [
  ...FETCHED,
  'guest',
  'learning',
  'missing',
  'overdue',
  'locked',
  'soon',
  'not-found',
  'favourites',
  'lesson',
]);
addScreen('course-exchange', '/course-exchange', [
  ...OWN,
  ...['code', 'by-right', 'by-points', 'not-enough-points', 'owned', 'not-found', 'records', 'soon'],
  ...['wrong-code', 'used-code', 'overdue-code', 'unfit-code', 'one-of-a-kind', 'locked', 'done'],
]);
addScreen('comment', '/comment', [...FETCHED, 'empty', 'ended', 'own', 'reporting', 'writing', 'rejected']);
addScreen('keyan', '/keyan', [
  ...FETCHED,
  ...[
    'list',
    'open',
    'full',
    'paused',
    'closed',
    'screening',
    'fitting',
    'not-fitting',
    'wording',
    'reviewing',
    'waiting',
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
  ...['article', 'introduction', 'red-flag', 'no-history'],
]);
addScreen('login', '/login', ['guest', 'signed-in']);
