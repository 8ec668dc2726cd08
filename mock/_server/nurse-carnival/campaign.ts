import type { Operate } from '../../../src/shared/lib/schema';
import { MAIN_ACTIVITY } from '../activity/rules';
import { needThematic } from '../activity/thematic/store';
import { drawWithin } from '../campaign/drawPhase';
import { type CampaignContext, type Phase, registerCampaign } from '../campaign/registry';
import { registerVersion } from '../consent/texts';
import { bullets, heading, PROVIDER, paragraph } from '../consent/writing';
import { leadTo } from '../leadTo';
import { describeSources } from '../lottery/chances';
import { describeEntry, usableDraws } from '../lottery/drawRules';
import { lottery } from '../lottery/store';
import { describeTerms } from '../lottery/texts';
import { DAY, startOfDay } from '../state';

const CODE = 'nurse-carnival';
const RULES_KEY = 'nurse-carnival-rules';
const PLAY = '/activity/nursing-care/play';

const BLOCKS: Readonly<Record<Phase, readonly string[]>> = {
  0: ['doors', 'thematic', 'card', 'comments'],
  1: ['doors', 'thematic', 'draw', 'card', 'rank', 'banner', 'comments'],
  2: ['winners', 'thematic', 'rank', 'card', 'comments'],
  3: [],
};

function mainAction({ user, now, phase }: CampaignContext): { operate?: Operate[] } {
  if (phase === 2) return { operate: [leadTo('prizes', '看我的奖品', '/prize-record')] };
  if (phase !== 1) return {};
  const store = lottery({ activityId: MAIN_ACTIVITY });
  const left = user && usableDraws(store, user, now);
  const { text } = describeEntry(store, now);
  return { operate: [leadTo('draw', left ? `${text}（剩 ${left} 次）` : text, PLAY)] };
}

registerVersion(RULES_KEY, '2026.11', () => ({
  title: '超级护士嘉年华活动规则',
  updatedAt: startOfDay('2026-11-10'),
  blocks: [
    ...needThematic({ activityId: MAIN_ACTIVITY }).rules.blocks,
    heading('抽奖'),
    bullets(
      // It is the lottery of the nursing activity, too, and may end before the carnival.
      ...describeTerms(lottery({ activityId: MAIN_ACTIVITY })),
      '奖品、数量和概率见抽奖页。',
      ...describeSources(MAIN_ACTIVITY),
      '转发和邀请不产生次数，也不影响概率。',
    ),
    heading('评论'),
    bullets('评论审核通过后展示，1 到 200 个字。', '请不要写病历、电话和住址。'),
    paragraph(`主办方：${PROVIDER.name}。咨询电话 ${PROVIDER.phone}，每天 8:00–20:00。`),
  ],
}));

registerCampaign({
  code: CODE,
  activityId: MAIN_ACTIVITY,
  title: '超级护士嘉年华',
  route: '/activity',
  cover: '/api/__mock/art/banner-carnival.webp',
  period: (today) => ({ startAt: today - 6 * DAY, endAt: today + 15 * DAY }),
  detail: (ctx) => {
    const { title, desc, img } = needThematic({ activityId: MAIN_ACTIVITY }).share;
    return { blocks: BLOCKS[ctx.phase], rulesKey: RULES_KEY, share: { title, desc, img }, ...mainAction(ctx) };
  },
});

drawWithin(CODE, () => lottery({ activityId: MAIN_ACTIVITY }));
