import { type CampaignAnswer, type CampaignContext, registerCampaign } from '../campaign/registry';
import { seedComments } from '../comment/store';
import { onControl } from '../control';
import { needInteger } from '../refusal';
import { DAY } from '../state';
import { BREAKFASTS } from './breakfasts';
import { whyNotHere } from './place';
import { claimReward, rewardsNote, showRewards } from './rewards';
import './rules';
import { ACTIVITY, ALL_BOXES, CODE, listedWinners, may } from './store';
import { showTasks } from './tasks';

const RULES_KEY = 'may-rules';
const COMMENTS = 24;

type Button = NonNullable<CampaignAnswer['operate']>[number];

/** The main button: what comes next for this member. */
function nextStep(ctx: CampaignContext, tasks: ReturnType<typeof showTasks>, rewards: ReturnType<typeof showRewards>) {
  const elsewhere = whyNotHere(ctx.user);
  if (elsewhere !== undefined && ctx.phase === 1) {
    const reasonAction = { text: '改收货地址', route: '/schedule/address' };
    return { key: 'place', text: '参加', enabled: false, reasonText: elsewhere, reasonAction };
  }
  if (!ctx.user) return ctx.phase === 1 ? { key: 'start', text: '登录后开始', enabled: true } : undefined;
  const open = rewards.filter(({ status }) => status === 'open');
  const [go] = tasks.flatMap(({ operate }) => operate);
  const isWhole = tasks.every(({ done }) => done);
  if (open.length > 0 && (isWhole || !go || ctx.phase === 2)) {
    return { key: 'rewards', text: `去领奖，共 ${open.length} 份`, enabled: true };
  }
  if (go) return go;
  if (ctx.phase !== 1) return undefined;
  const reasonText = isWhole ? '三件都做完了' : '都提交了，等评论通过';
  return { key: 'done', text: reasonText, enabled: false, reasonText };
}

function buttonsOf(ctx: CampaignContext, step: Button | undefined): Pick<CampaignAnswer, 'operate'> {
  // Before the start the reminder stands there.
  if (ctx.phase === 0) return {};
  return { operate: step ? [step] : [] };
}

function detail(ctx: CampaignContext): CampaignAnswer {
  const tasks = showTasks(ctx);
  const rewards = showRewards(ctx);
  return {
    blocks: ['progress', 'tasks', 'rewards', 'recipes', 'winners', ...(ctx.phase === 0 ? [] : ['comments'])],
    ...buttonsOf(ctx, nextStep(ctx, tasks, rewards)),
    rulesKey: RULES_KEY,
    tasks,
    rewards,
    rewardsNote: rewardsNote(ctx),
    winners:
      ctx.phase === 0 ? { total: 0, rows: [] } : { total: ALL_BOXES - may().boxesLeft, rows: listedWinners(ctx.endAt) },
  };
}

registerCampaign({
  code: CODE,
  activityId: ACTIVITY,
  title: '五月活动',
  route: '/may',
  cover: '/api/__mock/art/banner-may.webp',
  period: (today) => ({ startAt: today - DAY, endAt: today + 25 * DAY }),
  detail,
  claim: claimReward,
});

seedComments(ACTIVITY, COMMENTS, BREAKFASTS);

// How many breakfast boxes are left.
onControl('mayBoxes', ({ left }) => {
  may().boxesLeft = needInteger(left, '请给出份数', 0, ALL_BOXES);
  return { left };
});
