import { addScenarios, addScreen } from '../scenarios/registry';
import { CAMPAIGN_STATES, campaignStates } from '../scenarios/shared';

const AT = '/activity';

addScreen('activity', AT, [...CAMPAIGN_STATES, 'rules']);

addScenarios([
  ...campaignStates({
    screen: 'activity',
    title: '超级护士嘉年华',
    at: AT,
    who: 'member',
    code: 'nurse-carnival',
    shows: { coming: '距开始', running: '距结束', ended: '已于' },
  }),
  { name: 'activity/running/guest', title: '超级护士嘉年华：没有登录', at: AT, shows: '登录后能看到您的次数' },
  {
    name: 'activity/running/block-failed',
    title: '超级护士嘉年华：一块没有取到',
    who: 'member',
    faults: [{ path: '/api/miniapp/annual/activity/thematic/detail', kind: '500', times: -1 }],
    at: AT,
    shows: '抱歉，请求失败',
  },
  {
    name: 'activity/running/live',
    title: '超级护士嘉年华：正在直播',
    who: 'member',
    clock: '19:40',
    at: AT,
    shows: '正在直播',
  },
  { name: 'activity/rules', title: '超级护士嘉年华：规则', who: 'member', at: `${AT}?panel=rules`, shows: '版本' },
]);
