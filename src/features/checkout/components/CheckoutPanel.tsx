import { Suspense } from 'react';
import { currentHost } from '@/bridge/environment';
import { TextPanel } from '@/features/consent';
import { GuestState } from '@/frame/GuestState';
import { useSession } from '@/session/useSession';
import { lazyPart } from '@/shared/lib/lazyPart';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { Sheet } from '@/shared/ui/Sheet/Sheet';
import type { CheckoutItem } from '../useCheckout';
import { useCheckoutNavigation } from '../useCheckoutNavigation';
import styles from './CheckoutPanel.module.less';
import { CheckoutSkeleton } from './CheckoutSkeleton';

const MemberCheckout = lazyPart(
  async () => (await import(/* webpackChunkName: "part.checkout" */ './MemberCheckout')).MemberCheckout,
);

interface Props {
  item: CheckoutItem;
  onBack: () => void;
  /** The good is off the shelf, or there is no such SKU any longer. */
  onGone: () => void;
}

/** From a chosen good to an order that is handed in: a full view in the page flow, opened by `?step=confirm`. */
export function CheckoutPanel({ item, onBack, onGone }: Props) {
  const { isSignedIn } = useSession();
  const navigation = useCheckoutNavigation(item);
  return (
    <>
      {/* The rules stand in place of the form, which keeps what was filled in. */}
      <div hidden={navigation.isReadingRules}>
        <Sheet title="确认兑换" navHidden={currentHost() === 'miniProgram'} onBack={onBack}>
          <div className={styles.content}>
            {isSignedIn ? (
              <Suspense
                fallback={
                  <PartLoading>
                    <CheckoutSkeleton />
                  </PartLoading>
                }
              >
                <MemberCheckout key={item.skuId} item={item} navigation={navigation} onBack={onBack} onGone={onGone} />
              </Suspense>
            ) : (
              <GuestState title="登录后继续兑换" text="您选的商品和数量都还在，登录后回到这一步" />
            )}
          </div>
        </Sheet>
      </div>
      {navigation.isReadingRules && <TextPanel textKey="points" onBack={navigation.closeRules} />}
    </>
  );
}
