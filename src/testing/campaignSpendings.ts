import { claimCampaignReward, getCampaign } from '@/features/campaign/contract';
import { rewardIntent } from '@/features/campaign/intents';
import { cancelJoin, getMyJoins, getSignupConfig, submitJoin } from '@/features/signup/contract';
import { cancelIntent, joinIntent } from '@/features/signup/intents';
import { memberTab } from '@/session/memberStorage';
import { forcePhase } from '../../mock/_server/campaign/registry';
import { rewards } from '../../mock/_server/reward/store';
import { allJoins } from '../../mock/_server/signup/registry';
import { isActive } from '../../mock/_server/signup/seats';
import { registerTestSignup, CODE as SIGNUP_CODE } from '../../mock/_server/signup/testKit';
import { ask } from './ask';
import { canDo, define, read } from './spendingKit';

const TALK = { code: SIGNUP_CODE, packageId: 'talk' };
const FORM = { ...TALK, agrees: true, answers: [{ key: 'way', value: '现场' }] };
const joinsOf = (userId: string) => allJoins().filter((join) => join.code === SIGNUP_CODE && join.userId === userId);

/** What campaigns give and take: seats, rewards. */
export const CAMPAIGN_SPENDINGS = [
  define({
    call: submitJoin,
    effects: (userId) => joinsOf(userId).length,
    stands: (userId) => allJoins().some((join) => join.userId === userId && isActive(join)),
    as: 'member',
    isIdempotent: true,
    prepare: async () => registerTestSignup(),
    look: async () => {
      const { operate } = await read(getSignupConfig, TALK);
      return canDo('join', operate) ? { payload: FORM, intent: joinIntent(TALK) } : undefined;
    },
    undo: async (as) => {
      const { joins } = await read(getMyJoins, { code: SIGNUP_CODE });
      const open = joins.find(({ operate }) => canDo('cancel', operate));
      if (!open) return;
      memberTab.clear(`intent:${joinIntent(TALK).intentKey}`);
      await ask('POST /api/miniapp/campaign/join/cancel', { joinId: open.joinId }, { as });
    },
  }),
  define({
    call: cancelJoin,
    effects: (userId) => joinsOf(userId).filter(({ status }) => status === 'cancelled').length,
    as: 'member',
    prepare: async (as) => {
      registerTestSignup();
      await ask(`POST ${submitJoin.path}`, FORM, { as });
    },
    look: async () => {
      const { joins } = await read(getMyJoins, { code: SIGNUP_CODE });
      const open = joins.find(({ operate }) => canDo('cancel', operate));
      return open && { payload: { joinId: open.joinId }, intent: cancelIntent(open) };
    },
  }),
  define({
    call: claimCampaignReward,
    effects: (userId) => rewards().rows.filter((row) => row.userId === userId && row.sourceText === '五月活动').length,
    as: 'newcomer',
    isIdempotent: true,
    prepare: async (as) => {
      forcePhase('may', 1);
      await ask('POST /api/miniapp/points/sign/do', {}, { as });
    },
    look: async () => {
      const { rewards: shown = [] } = await read(getCampaign, { code: 'may' });
      const open = shown.find(({ operate }) => canDo('claim', operate));
      return open && { payload: { code: 'may', rewardId: open.rewardId }, intent: rewardIntent(open) };
    },
  }),
];
