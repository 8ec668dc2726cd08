import { useRef, useState } from 'react';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { FailureBar } from '@/shared/ui/OfflineBar/FailureBar';
import { PageState } from '@/shared/ui/PageState/PageState';
import { stateOfFailure } from '@/shared/ui/PageState/pageStates';
import { checkRemark } from '../orderCheck';
import type { Checkout } from '../useCheckout';
import type { CheckoutNavigation } from '../useCheckoutNavigation';
import { Agreement } from './Agreement';
import { CheckoutBar } from './CheckoutBar';
import styles from './CheckoutForm.module.less';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { CouponPopup } from './CouponPopup';
import { DeliveryCard } from './DeliveryCard';
import { ExtrasCard } from './ExtrasCard';
import { LineCard } from './LineCard';
import { StorePopup } from './StorePopup';
import { SumCard } from './SumCard';

interface Props {
  checkout: Checkout;
  navigation: CheckoutNavigation;
  isBusy: boolean;
  onSubmit: () => void;
  onBack: () => void;
}

export function CheckoutForm({ checkout, navigation, isBusy, onSubmit, onBack }: Props) {
  const { draft, change, shown, isCurrent, preview } = checkout;
  const remark = useRef<HTMLDivElement>(null);
  const agreement = useRef<HTMLDivElement>(null);
  const [isAgreementMissing, setIsAgreementMissing] = useState(false);

  if (!shown) {
    if (preview.failure) return <PageState {...stateOfFailure(preview.failure, preview.refresh)} />;
    return <PageState state="loading" skeleton={<CheckoutSkeleton />} />;
  }

  const submit = () => {
    if (checkRemark(draft.remark) !== undefined) return remark.current?.focus();
    setIsAgreementMissing(!draft.hasAgreed);
    if (draft.hasAgreed) onSubmit();
    else agreement.current?.focus();
  };
  return (
    <>
      {preview.failure && (
        <FailureBar failure={preview.failure} updatedAt={preview.updatedAt} onRefresh={preview.refresh} />
      )}
      <DeliveryCard checkout={checkout} navigation={navigation} />
      <LineCard checkout={checkout} onChange={navigation.changeNum} />
      <div ref={remark} tabIndex={-1} className={styles.anchor}>
        <ExtrasCard
          preview={shown}
          remark={draft.remark}
          onRemark={(typed) => change({ remark: typed })}
          onChooseCoupon={navigation.chooseCoupon}
        />
      </div>
      <SumCard preview={shown} isStale={!isCurrent} />
      <Agreement
        ref={agreement}
        hasAgreed={draft.hasAgreed}
        isMissing={isAgreementMissing && !draft.hasAgreed}
        onChange={(hasAgreed) => change({ hasAgreed })}
        onRead={navigation.readRules}
      />
      <HelpWays />
      <CheckoutBar checkout={checkout} navigation={navigation} isBusy={isBusy} onSubmit={submit} onBack={onBack} />
      {checkout.isPickup && (
        <StorePopup isOpen={navigation.isChoosingStore} checkout={checkout} onClose={navigation.closePopup} />
      )}
      <CouponPopup
        isOpen={navigation.isChoosingCoupon}
        checkout={checkout}
        preview={shown}
        onClose={navigation.closePopup}
      />
    </>
  );
}
