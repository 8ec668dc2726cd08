import { addScenarios, addScreen } from '../scenarios/registry';
import { CAMPAIGN_STATES, campaignStates } from '../scenarios/shared';

const AT = '/spring-2024';

addScreen('spring-2024', AT, [...CAMPAIGN_STATES, 'rules']);

addScenarios([
  ...campaignStates({
    screen: 'spring-2024',
    title: '2024 春季',
    at: AT,
    who: 'member',
    code: 'spring2024',
    shows: { coming: '距开始', running: '距结束', ended: '已于' },
  }),
  {
    name: 'spring-2024/ended/guest',
    title: '2024 春季：没有登录',
    at: AT,
    shows: '登录后看您参加过什么，还有什么没领',
  },
  {
    name: 'spring-2024/ended/nothing-joined',
    title: '2024 春季：没有参加',
    who: 'newcomer',
    at: AT,
    shows: '这次您没有参加',
  },
  { name: 'spring-2024/rules', title: '2024 春季：规则', who: 'member', at: `${AT}?panel=rules`, shows: '版本' },
]);
