import { useEffect } from 'react';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { obstacleOf } from '../orderCheck';
import { type CheckoutItem, useCheckout } from '../useCheckout';
import type { CheckoutNavigation } from '../useCheckoutNavigation';
import { useSubmitOrder } from '../useSubmitOrder';
import { CheckoutForm } from './CheckoutForm';
import { UnknownOutcome } from './UnknownOutcome';

interface Props {
  item: CheckoutItem;
  navigation: CheckoutNavigation;
  onBack: () => void;
  onGone: () => void;
}

/** The form of a member's order, or what has become of one whose answer got lost. */
export function MemberCheckout({ item, navigation, onBack, onGone }: Props) {
  const checkout = useCheckout(item, navigation.num);
  const { submitOrder, askAgain, isBusy } = useSubmitOrder(checkout, navigation.showOrder);
  const { preview, pending } = checkout;
  const isGone = preview.failure?.code === NOT_FOUND || obstacleOf(preview.data)?.code === 'closed';
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  if (pending) return <UnknownOutcome isBusy={isBusy} onAskAgain={askAgain} />;
  return (
    <CheckoutForm checkout={checkout} navigation={navigation} isBusy={isBusy} onSubmit={submitOrder} onBack={onBack} />
  );
}
