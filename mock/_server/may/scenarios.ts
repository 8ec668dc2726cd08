import { addScenarios, addScreen } from '../scenarios/registry';
import { CAMPAIGN_STATES, campaignStates } from '../scenarios/shared';
import type { Deed } from '../scenarios/types';

addScreen('may', '/may', [...CAMPAIGN_STATES, 'all-done', 'not-here', 'rules']);

addScenarios([
  ...campaignStates({
    screen: 'may',
    title: '五月活动',
    at: '/may',
    who: 'member',
    code: 'may',
    shows: { coming: '距开始', running: '距结束', ended: '已于' },
  }),
  { name: 'may/running/guest', title: '五月活动：没有登录', at: '/may', shows: '登录后自动记下您的进度' },
  {
    name: 'may/running/boxes-gone',
    title: '五月活动：礼盒发完了',
    who: 'member',
    deeds: [{ call: 'mayBoxes', with: { left: 0 } }],
    at: '/may',
    shows: '已发完',
  },
  { name: 'may/rules', title: '五月活动：规则', who: 'member', at: '/may?panel=rules', shows: '版本' },
]);

const COMMENTED: Deed[] = [
  {
    call: 'POST /api/miniapp/annual/activity/comment/addComment',
    with: { activityId: 95, content: '护士很耐心，谢谢' },
    keep: { commentId: ['commentId'] },
  },
  { call: 'approve', with: { commentId: '{commentId}' } },
];

addScenarios([
  {
    name: 'may/all-done',
    title: '五月活动：三件都做了，可以领',
    who: 'member',
    deeds: [
      { call: 'POST /api/miniapp/points/sign/do' },
      { call: 'POST /api/miniapp/coupon/claim', with: { couponId: 'O-50' } },
      ...COMMENTED,
    ],
    at: '/may',
    shows: '已完成 3 / 3',
    besides: ['running'],
  },
  {
    name: 'may/not-here',
    title: '五月活动：不在这几个城市',
    who: 'newcomer',
    deeds: [
      {
        call: 'POST /api/miniapp/address/save',
        with: {
          name: '周小满',
          mobile: '13600007788',
          areaCodes: ['440000', '440100', '440106'],
          detail: '天河路 90 号',
          tag: '家',
          isDefault: true,
        },
      },
    ],
    at: '/may',
    shows: '只在京沪苏浙，您的地址不在内',
    besides: ['running'],
  },
]);
