import { useRef, useState } from 'react';
import { useQueryParam } from '@/shared/lib/navigation';
import { FailureBar } from '@/shared/ui/OfflineBar/FailureBar';
import { PageState } from '@/shared/ui/PageState/PageState';
import { stateOfFailure } from '@/shared/ui/PageState/pageStates';
import type { GoodsDetail, Sku } from '../../contract';
import { checkRemark } from '../../orderCheck';
import type { QuantityBounds } from '../../quantity';
import { useConfirmWays } from '../../useConfirmWays';
import type { OrderForm } from '../../useOrderForm';
import { Agreement } from './Agreement';
import { ConfirmBar } from './ConfirmBar';
import styles from './ConfirmForm.module.less';
import { ConfirmSkeleton } from './ConfirmSkeleton';
import { CouponPopup } from './CouponPopup';
import { DeliveryCard } from './DeliveryCard';
import { ExtrasCard } from './ExtrasCard';
import { LineCard } from './LineCard';
import { StorePopup } from './StorePopup';
import { SumCard } from './SumCard';

interface Props {
  goods: GoodsDetail;
  sku: Sku;
  num: number;
  form: OrderForm;
  isBusy: boolean;
  onSubmit: () => void;
}

function boundsOf({ stock, limit, used }: Sku, { shown }: OrderForm): QuantityBounds {
  const capNum = shown?.maxNum;
  const cap = typeof capNum === 'number' ? { num: capNum, text: shown?.maxText ?? '' } : undefined;
  return { stock, limit, used, cap };
}

export function ConfirmForm({ goods, sku, num, form, isBusy, onSubmit }: Props) {
  const { draft, change, shown, isCurrent, preview, isPickup } = form;
  const action = useQueryParam('action');
  const ways = useConfirmWays(goods);
  const remark = useRef<HTMLDivElement>(null);
  const agreement = useRef<HTMLDivElement>(null);
  const [isAgreementMissing, setIsAgreementMissing] = useState(false);

  if (!shown) {
    if (preview.failure) return <PageState {...stateOfFailure(preview.failure, preview.refresh)} />;
    return <PageState state="loading" skeleton={<ConfirmSkeleton />} />;
  }

  const submit = () => {
    if (checkRemark(draft.remark) !== undefined) return remark.current?.focus();
    setIsAgreementMissing(!draft.hasAgreed);
    if (draft.hasAgreed) onSubmit();
    else agreement.current?.focus();
  };
  const canSend = goods.deliver.includes('express');
  const canPickup = goods.deliver.includes('pickup');
  return (
    <>
      {preview.failure && (
        <FailureBar failure={preview.failure} updatedAt={preview.updatedAt} onRefresh={preview.refresh} />
      )}
      {(canSend || canPickup) && (
        <DeliveryCard
          form={form}
          hasChoice={canSend && canPickup}
          onChooseAddress={ways.chooseAddress}
          onChooseStore={ways.chooseStore}
        />
      )}
      <LineCard goods={goods} sku={sku} num={num} bounds={boundsOf(sku, form)} onChange={ways.changeNum} />
      <div ref={remark} tabIndex={-1} className={styles.anchor}>
        <ExtrasCard
          preview={shown}
          remark={draft.remark}
          onRemark={(typed) => change({ remark: typed })}
          onChooseCoupon={ways.chooseCoupon}
        />
      </div>
      <SumCard preview={shown} isStale={!isCurrent} />
      <Agreement
        ref={agreement}
        hasAgreed={draft.hasAgreed}
        isMissing={isAgreementMissing && !draft.hasAgreed}
        onChange={(hasAgreed) => change({ hasAgreed })}
        onRead={ways.readRules}
      />
      <ConfirmBar
        form={form}
        isBusy={isBusy}
        earnPath={ways.earnPath}
        onSubmit={submit}
        onChooseAddress={ways.chooseAddress}
        onChooseStore={ways.chooseStore}
      />
      {isPickup && <StorePopup isOpen={action === 'store'} form={form} onClose={ways.closePopup} />}
      <CouponPopup isOpen={action === 'coupon'} form={form} preview={shown} onClose={ways.closePopup} />
    </>
  );
}
