import { type CheckoutItem, useCheckout } from '../useCheckout';
import type { CheckoutNavigation } from '../useCheckoutNavigation';
import { useSubmitOrder } from '../useSubmitOrder';
import { CheckoutForm } from './CheckoutForm';
import { UnknownOutcome } from './UnknownOutcome';

/** The form of a member's order, or what has become of one whose answer got lost. */
export function MemberCheckout({ item, navigation }: { item: CheckoutItem; navigation: CheckoutNavigation }) {
  const checkout = useCheckout(item, navigation.num);
  const { submitOrder, askAgain, isBusy } = useSubmitOrder(checkout, navigation.showOrder);
  if (checkout.pending) return <UnknownOutcome isBusy={isBusy} onAskAgain={askAgain} />;
  return <CheckoutForm checkout={checkout} navigation={navigation} isBusy={isBusy} onSubmit={submitOrder} />;
}
