import { openMiniProgramPage } from '@/bridge/miniProgram';
import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { useFollow, useGo, useSetQuery } from '@/shared/lib/navigation';
import { ownValue } from '@/shared/lib/ownValue';
import { showFailure, showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { claimDiscount, type Discount } from './discountContract';
import { discountIntent } from './intents';

/** What the button of an offer does: into the wallet, the member code, a partner's page, a page of ours. */
export function useDiscountActions(discount: Discount, onChanged: () => void) {
  const { isSignedIn } = useSession();
  const go = useGo();
  const follow = useFollow();
  const setQuery = useSetQuery();
  const { submit, isBusy } = useSubmit(claimDiscount, {
    ...discountIntent(discount),
    onDone: (_, { isReplay }) => {
      if (isReplay) showMessage('已经领取过了，在卡券里');
      else showSuccess('已放入卡券');
      onChanged();
    },
    askAnew: onChanged,
  });

  const openMini = async () => {
    const opening = await openMiniProgramPage(discount.link);
    if (opening === 'failed') showFailure('页面没有打开，请稍后再试');
    if (opening === 'unavailable') showFailure('请在小程序里打开');
  };
  const open: Readonly<Record<string, () => void>> = {
    url: () => setQuery({ step: 'leave', discountId: discount.id }),
    mini: () => void openMini(),
    route: () => follow(discount.link),
  };
  const use: Readonly<Record<string, () => void>> = {
    claim: () => void submit({ id: discount.id }),
    memberCode: () => setQuery({ step: 'code' }),
    coupon: () => go('couponList', { id: discount.couponId }),
  };
  const act = (key: string) => {
    const action = ownValue(open, key) ?? (isSignedIn ? ownValue(use, key) : () => void signIn());
    action?.();
  };
  return { act, isBusy };
}
