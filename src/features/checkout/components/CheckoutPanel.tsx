import { Suspense } from 'react';
import { currentHost } from '@/bridge/environment';
import { GuestState } from '@/frame/GuestState';
import { useSession } from '@/session/useSession';
import { lazyPart } from '@/shared/lib/lazyPart';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { Sheet } from '@/shared/ui/Sheet/Sheet';
import { type CheckoutItem, useCheckout } from '../useCheckout';
import { type CheckoutNavigation, useCheckoutNavigation } from '../useCheckoutNavigation';
import { useSubmitOrder } from '../useSubmitOrder';
import { CheckoutForm } from './CheckoutForm';
import styles from './CheckoutPanel.module.less';
import { UnknownOutcome } from './UnknownOutcome';

const RulesPanel = lazyPart(async () => (await import('@/features/consent')).TextPanel);

function MemberCheckout({ item, navigation }: { item: CheckoutItem; navigation: CheckoutNavigation }) {
  const checkout = useCheckout(item, navigation.num);
  const { submitOrder, askAgain, isBusy } = useSubmitOrder(checkout, navigation.showOrder);
  if (checkout.pending) return <UnknownOutcome isBusy={isBusy} onAskAgain={askAgain} />;
  return <CheckoutForm checkout={checkout} navigation={navigation} isBusy={isBusy} onSubmit={submitOrder} />;
}

interface Props {
  item: CheckoutItem;
  onBack: () => void;
}

/** From a chosen good to an order that is handed in: a full view in the page flow, opened by `?step=confirm`. */
export function CheckoutPanel({ item, onBack }: Props) {
  const { isSignedIn } = useSession();
  const navigation = useCheckoutNavigation(item);
  return (
    <>
      {/* The rules stand in place of the form, which keeps what was filled in. */}
      <div hidden={navigation.isReadingRules}>
        <Sheet title="确认兑换" navHidden={currentHost() === 'miniProgram'} onBack={onBack}>
          <div className={styles.content}>
            {isSignedIn ? (
              <MemberCheckout key={item.skuId} item={item} navigation={navigation} />
            ) : (
              <GuestState title="登录后继续兑换" text="您选的商品和数量都还在，登录后回到这一步" />
            )}
          </div>
        </Sheet>
      </div>
      {navigation.isReadingRules && (
        <Suspense fallback={<PartLoading />}>
          <RulesPanel textKey="points" onBack={navigation.closeRules} />
        </Suspense>
      )}
    </>
  );
}
