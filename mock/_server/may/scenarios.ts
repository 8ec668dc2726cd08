import { addScenarios, addScreen } from '../scenarios/registry';
import { CAMPAIGN_STATES, campaignStates } from '../scenarios/shared';

addScreen('may', '/may', [...CAMPAIGN_STATES, 'rules']);

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
