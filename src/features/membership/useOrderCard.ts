import { useState } from 'react';
import * as v from 'valibot';
import { useSubmit } from '@/request/useSubmit';
import { readInviter } from '@/session/channel';
import { ALREADY_DONE, CHANGED_MEANWHILE, CONSENT_NEEDED } from '@/shared/config/serverCodes';
import { useCampaignCode } from '@/shared/lib/campaignCode';
import { useGo } from '@/shared/lib/navigation';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { showMessage } from '@/shared/ui/toast/toast';
import { changedPlan, createReserveOrder, createVipOrder, orderUnderWay, type Plan } from './contract';
import { cardIntent, TRIAL_INTENT } from './intents';
import { describePriceChange } from './planCopy';

interface Refused {
  code: number;
  msg: string;
  data: unknown;
}

interface Options {
  plan: Plan;
  cardId: string;
  slot: string | undefined;
  couponId: string | undefined;
  consentId: string;
  /** The figures have changed; the screen loads them anew. */
  onChanged: () => void;
  /** The consent does not count any more. */
  onConsentNeeded: () => void;
}

/** Orders the chosen plan or reserves the trial, and goes on to the payment. */
export function useOrderCard({ plan, cardId, slot, couponId, consentId, onChanged, onConsentNeeded }: Options) {
  const go = useGo();
  const campaign = useCampaignCode();
  const [isUnknown, setUnknown] = useState(false);

  const goOn = (orderNo: string, biz: 'vip' | 'reserve', amount: number | null) => {
    if (amount === 0) go('vipPaySuccess', { orderNo, biz }, { replace: true });
    else go('paying', { orderNo, biz, from: campaign }, { replace: true });
  };

  const explain = async ({ code, msg, data }: Refused) => {
    if (code === CHANGED_MEANWHILE) {
      const now = v.safeParse(changedPlan, data);
      onChanged();
      await confirmDialog({
        title: '请重新核对',
        content: now.success ? describePriceChange(plan, now.output) : msg,
        confirmText: '知道了',
      });
      return;
    }
    showMessage(msg);
    const earlier = v.safeParse(orderUnderWay, data);
    if (code === ALREADY_DONE && earlier.success) go('vipOrderDetail', earlier.output, { replace: true });
    else if (code !== CONSENT_NEEDED) onChanged();
    if (code === CONSENT_NEEDED) onConsentNeeded();
  };

  const options = {
    onRefused: (refused: Refused) => void explain(refused),
    onUnknown: () => {
      setUnknown(true);
      // It is said at the top; the button stands at the foot.
      window.scrollTo(0, 0);
    },
  };
  const order = useSubmit(createVipOrder, {
    ...options,
    ...cardIntent(plan),
    onDone: ({ orderNo, amount }) => goOn(orderNo, 'vip', amount),
  });
  const reserve = useSubmit(createReserveOrder, {
    ...options,
    ...TRIAL_INTENT,
    onDone: ({ orderNo, amount }) => goOn(orderNo, 'reserve', amount),
  });

  const submit = async () => {
    setUnknown(false);
    const { planId, quoteId } = plan;
    const inviter = readInviter() || undefined;
    if (!plan.trial) await order.submit({ cardId, planId, quoteId, consentId, couponId, inviter, campaign });
    else if (slot !== undefined) await reserve.submit({ trialCardId: cardId, slot, consentId, campaign });
  };

  return { submit, isBusy: order.isBusy || reserve.isBusy, isUnknown };
}
