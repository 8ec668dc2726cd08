import { addScenarios, addScreen } from '../scenarios/registry';
import { CAMPAIGN_STATES, campaignStates } from '../scenarios/shared';
import type { Scenario } from '../scenarios/types';

const AT = '/activity-2025-618';

addScreen('activity-2025-618', AT, [...CAMPAIGN_STATES, 'rules']);

const running = (state: string, title: string, shows: string, more: Partial<Scenario>): Scenario => ({
  name: `activity-2025-618/${state}`,
  title: `618：${title}`,
  who: 'member',
  deeds: [{ call: 'campaign', with: { code: '618-2025', phase: 'running' } }],
  at: AT,
  shows,
  ...more,
});

addScenarios([
  ...campaignStates({
    screen: 'activity-2025-618',
    title: '618',
    at: AT,
    who: 'member',
    clock: '10:05',
    code: '618-2025',
    shows: { coming: '提醒我', running: '距结束', ended: '已于' },
  }),
  running('running/slot-on', '第一场进行中', '本场还剩', { clock: '10:05' }),
  running('running/last-slot', '晚上最后一场', '已结束', { clock: '23:30' }),
  running('running/claimed-all', '券都领了', '去使用', { clock: '10:05', taps: ['一键领取'] }),
  running('running/no-goods', '好物没有取到', '请求失败', {
    clock: '10:05',
    faults: [{ path: '/api/miniapp/campaign/goods', kind: '500', times: -1 }],
  }),
  running('rules', '规则', '版本', { at: `${AT}?panel=rules` }),
]);
