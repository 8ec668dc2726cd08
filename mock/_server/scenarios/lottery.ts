import { addScenarios } from './registry';
import { threeStates } from './shared';
import type { Scenario } from './types';

const PLAY = '/activity/nursing-care/play';
const DRAW = '/api/miniapp/rank/luck/draw';

const phase = (state: string, title: string, change: Record<string, unknown>, shows: string): Scenario => ({
  name: `play/${state}`,
  title: `抽奖：${title}`,
  who: 'member',
  deeds: [{ call: 'lottery', with: change }],
  at: PLAY,
  shows,
});

addScenarios([
  ...threeStates({ screen: 'play', title: '抽奖', at: PLAY, who: 'member', main: '/api/miniapp/rank/luck/list' }),
  { name: 'play/guest', title: '抽奖：没有登录', at: PLAY, shows: '看看次数' },
  { name: 'play/ready', title: '抽奖：有次数', who: 'member', at: PLAY, shows: '剩 3 次' },
  { name: 'play/no-chances', title: '抽奖：没有次数', who: 'lapsed', at: PLAY, shows: '怎么再得' },
  phase('not-started', '还没开始', { phase: 'notStarted' }, '还没开始'),
  phase('ended', '已经结束', { phase: 'ended' }, '本期已于'),
  phase('sold-out', '奖品都发完了', { prizesGone: true }, '本期奖品已全部发完'),
  { name: 'play/not-eligible', title: '抽奖：还差一步', who: 'newcomer', at: PLAY, shows: '还差一步就能抽' },
  {
    name: 'play/won',
    title: '抽奖：抽中了',
    who: 'member',
    calm: true,
    deeds: [{ call: 'draw', with: { prizeId: 'P-POINTS-50' } }],
    at: PLAY,
    taps: ['抽奖'],
    shows: '恭喜，抽中了',
  },
  {
    name: 'play/lost',
    title: '抽奖：谢谢参与',
    who: 'member',
    calm: true,
    deeds: [{ call: 'draw', with: { prizeId: 'P-NONE' } }],
    at: PLAY,
    taps: ['抽奖'],
    shows: '这次没有抽中',
  },
  {
    name: 'play/unknown-result',
    title: '抽奖：结果没有回来',
    who: 'member',
    calm: true,
    faults: [
      { path: DRAW, kind: 'lost', times: -1 },
      { path: `${DRAW}/result`, kind: 'slow:600000', times: -1 },
    ],
    at: PLAY,
    taps: ['抽奖'],
    shows: '正在确认结果',
  },
  { name: 'play/rules', title: '抽奖：规则', who: 'member', at: `${PLAY}?panel=rules`, shows: '抽奖规则' },
]);

const won = (kind: string, title: string, prizeId: string, shows: string): Scenario => ({
  name: `play/won-${kind}`,
  title: `抽奖：抽中${title}`,
  who: 'member',
  calm: true,
  deeds: [{ call: 'draw', with: { prizeId } }],
  at: PLAY,
  taps: ['抽奖'],
  shows,
  besides: ['won'],
});

addScenarios([
  won('goods', '实物', 'P-TEA', '前填写地址'),
  won('coupon', '券', 'P-COUPON-30', '已放入您的卡券'),
  won('right', '权益', 'P-VISIT', '已放入您的权益'),
]);
