import { addScenarios, addScreen } from '../scenarios/registry';
import { CAMPAIGN_STATES, campaignStates, threeStates } from '../scenarios/shared';
import type { Deed, Scenario } from '../scenarios/types';

const TEAM = '/april-join-team';
const SUCCESS = '/april-success';
const OWN_TEAM: Deed = {
  call: 'POST /api/miniapp/team/create',
  with: { activityId: 96 },
  keep: { teamId: ['teamId'] },
};

addScreen('april', '/april', [...CAMPAIGN_STATES, 'quota-full', 'own-team', 'complete-team', 'not-eligible', 'rules']);
addScreen('april-join-team', TEAM, [
  ...['loading', 'error', 'offline', 'not-named', 'invited', 'expired', 'dissolved', 'full', 'leader', 'joined'],
  'inviting',
  'last-seat-lost',
  'not-eligible',
]);
addScreen('april-success', SUCCESS, [
  'loading',
  'error',
  'offline',
  'not-named',
  'to-claim',
  'processing',
  'issued',
  'failed',
  'guest',
]);

addScenarios([
  ...campaignStates({
    screen: 'april',
    title: '四月组队',
    at: '/april',
    who: 'member',
    code: 'april',
    shows: { coming: '距开始', running: '发起组队', ended: '已于' },
  }),
  {
    name: 'april/quota-full',
    title: '四月组队：小队都开满了',
    who: 'member',
    deeds: [{ call: 'team', with: { activityId: 96, full: true } }],
    at: '/april',
    shows: '名额',
  },
  {
    name: 'april/own-team',
    title: '四月组队：有一支在等人',
    who: 'member',
    deeds: [OWN_TEAM],
    at: '/april',
    shows: '我的小队，还差 2 人',
  },
  { name: 'april/complete-team', title: '四月组队：人齐了', who: 'elder', at: '/april', shows: '我的小队，人齐了' },
  { name: 'april/rules', title: '四月组队：规则', who: 'member', at: '/april?panel=rules', shows: '版本' },
]);

const team = (state: string, title: string, teamId: string, shows: string): Scenario => ({
  name: `april-join-team/${state}`,
  title: `小队：${title}`,
  who: 'member',
  at: `${TEAM}?teamId=${teamId}`,
  shows,
});

addScenarios([
  ...threeStates({
    screen: 'april-join-team',
    title: '小队',
    at: `${TEAM}?teamId=TM2001`,
    who: 'member',
    main: '/api/miniapp/team/detail',
  }),
  { name: 'april-join-team/not-named', title: '小队：没有指明', at: TEAM, shows: '没有找到这支小队' },
  team('invited', '朋友邀请', 'TM2001', '等您加入'),
  team('expired', '过期了', 'TM2006', '到时间没有齐人，小队已过期'),
  team('dissolved', '解散了', 'TM2007', '队长已解散小队'),
  team('full', '人满了', 'TM2008', '的小队，人已满'),
  {
    name: 'april-join-team/leader',
    title: '小队：我是队长',
    who: 'member',
    deeds: [OWN_TEAM],
    at: `${TEAM}?teamId={teamId}`,
    shows: '约上两位',
  },
  {
    name: 'april-join-team/joined',
    title: '小队：我是队员',
    who: 'member',
    deeds: [{ call: 'POST /api/miniapp/team/join', with: { teamId: 'TM2002' } }],
    at: `${TEAM}?teamId=TM2002`,
    shows: '王** 的小队，还差 1 人',
  },
  {
    name: 'april-join-team/inviting',
    title: '小队：邀请好友',
    who: 'member',
    deeds: [OWN_TEAM],
    at: `${TEAM}?teamId={teamId}&step=invite`,
    shows: '发送链接',
  },
]);

addScenarios([
  ...threeStates({
    screen: 'april-success',
    title: '组队成功',
    at: `${SUCCESS}?teamId=TM2008`,
    who: 'elder',
    main: '/api/miniapp/team/detail',
  }),
  { name: 'april-success/not-named', title: '组队成功：没有指明', at: SUCCESS, shows: '没有找到这支小队' },
  {
    name: 'april-success/to-claim',
    title: '组队成功：等您填地址',
    who: 'elder',
    at: `${SUCCESS}?teamId=TM2008`,
    shows: '待填写地址',
    besides: ['issued'],
  },
  {
    name: 'april-success/processing',
    title: '组队成功：奖励发放中',
    who: 'member',
    deeds: [OWN_TEAM, { call: 'team', with: { teamId: '{teamId}', deed: 'fill' } }],
    at: `${SUCCESS}?teamId={teamId}`,
    shows: '发放中',
  },
  {
    name: 'april-success/failed',
    title: '组队成功：奖励没有发成',
    who: 'member',
    deeds: [
      OWN_TEAM,
      { call: 'team', with: { teamId: '{teamId}', deed: 'fill' } },
      { call: 'team', with: { teamId: '{teamId}', deed: 'fail' } },
    ],
    at: `${SUCCESS}?teamId={teamId}`,
    shows: '没有发成',
  },
  {
    name: 'april-success/guest',
    title: '组队成功：没有登录',
    at: `${SUCCESS}?teamId=TM2008`,
    shows: '登录后看您的奖励',
  },
]);

addScenarios([
  {
    name: 'april-join-team/last-seat-lost',
    title: '小队：最后一个位置被别人坐了',
    who: 'member',
    at: `${TEAM}?teamId=TM2001`,
    taps: [{ call: 'team', with: { teamId: 'TM2001', deed: 'fill' }, after: '加入' }, '加入'],
    shows: '最后一个位置刚刚有人加入了。',
    besides: ['full'],
  },
  {
    name: 'april-join-team/invited/guest',
    title: '小队：朋友邀请，没有登录',
    at: `${TEAM}?teamId=TM2001`,
    shows: '等您加入',
  },
  {
    name: 'april-join-team/not-eligible',
    title: '小队：会员卡过期，不能加入',
    who: 'lapsed',
    at: `${TEAM}?teamId=TM2001`,
    shows: '会员卡已过期，续费后可以参加',
    besides: ['invited'],
  },
  {
    name: 'april/not-eligible',
    title: '四月组队：会员卡过期，不能参加',
    who: 'lapsed',
    at: '/april',
    shows: '会员卡已过期，续费后可以参加',
  },
  {
    name: 'april-success/issued',
    title: '组队成功：奖励到账',
    who: 'member',
    deeds: [
      OWN_TEAM,
      { call: 'team', with: { teamId: '{teamId}', deed: 'fill' } },
      { call: 'team', with: { teamId: '{teamId}', deed: 'issue' } },
    ],
    at: `${SUCCESS}?teamId={teamId}`,
    shows: '已到账',
    besides: ['to-claim'],
  },
]);
