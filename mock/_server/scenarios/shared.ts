import type { Scenario } from './types';

/** What the states that every screen has in common need to know of one. */
interface Screen {
  screen: string;
  title: string;
  at: string;
  /** The call that the screen hangs on. */
  main: string;
  who?: Scenario['who'];
  clock?: string;
  deeds?: Scenario['deeds'];
}

/** Longer than a person or a test looks. */
const NEVER = 'slow:600000';

const ALWAYS = -1;

/** Loading, an answer that is an error, and no network, for a screen that hangs on one call. */
export function threeStates({ screen, title, main, ...setting }: Screen): Scenario[] {
  const spoiled = (kind: string) => [{ path: main, kind, times: ALWAYS }];
  return [
    {
      ...setting,
      name: `${screen}/loading`,
      title: `${title}：加载很慢`,
      faults: spoiled(NEVER),
      shows: '加载较慢，请稍候',
    },
    {
      ...setting,
      name: `${screen}/error`,
      title: `${title}：没有取到内容`,
      faults: spoiled('business'),
      shows: 'CODE:4001',
    },
    {
      ...setting,
      name: `${screen}/offline`,
      title: `${title}：没有网络`,
      faults: spoiled('drop'),
      shows: '网络不给力',
    },
  ];
}

/** What a guest sees where something belongs to a member. */
export function guestState({ screen, title, at }: Pick<Screen, 'screen' | 'title' | 'at'>, shows: string): Scenario {
  return { name: `${screen}/unauthorised`, title: `${title}：没有登录`, at, shows };
}

/** The states that every campaign's page has, from its first call and from its period. */
export const CAMPAIGN_STATES = ['loading', 'error', 'offline', 'not-started', 'running', 'ended', 'removed'] as const;

interface Campaign extends Pick<Screen, 'screen' | 'title' | 'at' | 'who' | 'clock'> {
  code: string;
  /** What is offered in each phase and in no other. */
  shows: Readonly<Record<'coming' | 'running' | 'ended', string>>;
}

/** Every phase of a campaign, and what keeps its page from showing. */
export function campaignStates({ code, shows, ...page }: Campaign): Scenario[] {
  const inPhase = (state: string, phase: string, words: string, mark: string): Scenario => ({
    ...page,
    name: `${page.screen}/${state}`,
    title: `${page.title}：${words}`,
    deeds: [{ call: 'campaign', with: { code, phase } }],
    shows: mark,
  });
  return [
    ...threeStates({ ...page, main: '/api/miniapp/campaign/detail' }),
    inPhase('not-started', 'coming', '还没开始', shows.coming),
    inPhase('running', 'running', '进行中', shows.running),
    inPhase('ended', 'ended', '已经结束', shows.ended),
    inPhase('removed', 'removed', '已下线', '活动资料已下线'),
  ];
}
