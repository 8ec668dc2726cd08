import { formatYuan } from '@/shared/lib/money';
import { useQueryParam } from '@/shared/lib/navigation';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { type DescriptionItem, DescriptionList } from '@/shared/ui/DescriptionList/DescriptionList';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { describeMainAction } from '../cardCopy';
import type { CardList, Plan } from '../contract';
import { describePriceChange, originOf, payWindowText } from '../planCopy';
import { useOrderCard } from '../useOrderCard';
import type { useOrderPreview } from '../useOrderPreview';
import { CouponPicker } from './CouponPicker';
import { DayAgain } from './DayAgain';
import { ExpiryLine } from './ExpiryLine';
import styles from './PlanCheckout.module.less';

interface Props {
  list: CardList;
  cardId: string;
  cardName: string;
  plan: Plan;
  preview: ReturnType<typeof useOrderPreview>;
  slot: string | undefined;
  /** The day that was chosen for a trial and cannot be had any more: another one is to be chosen here. */
  goneSlot: string | undefined;
  chooseSlot: (slot: string) => void;
  consentId: string;
  onChanged: () => void;
  onConsentNeeded: () => void;
}

/** What is to be known before the tap: how the last one went, or that the price is not the one that was seen before. */
function useWarning(plan: Plan, isUnknown: boolean): string | undefined {
  const seen = Number(useQueryParam('seen'));
  if (isUnknown) return '没有收到结果，订单可能已经提交。再点一次不会重复下单。';
  const hasChanged = seen >= 0 && plan.price !== null && seen !== plan.price;
  return hasChanged ? describePriceChange({ ...plan, price: seen }, plan) : undefined;
}

interface Choice {
  cardName: string;
  plan: Plan;
  slot: string | undefined;
  place: string;
}

/** "年卡，365 天"; a name that says its days says them once. */
function namePlan({ name, days }: Plan): string {
  const length = `${days} 天`;
  return name.includes(length) ? name : `${name}，${length}`;
}

function listChoice({ cardName, plan, slot, place }: Choice): DescriptionItem[] {
  return [
    { term: '会员卡', value: cardName },
    { term: '方案', value: namePlan(plan) },
    ...(plan.trial && slot !== undefined ? [{ term: '开始体验', value: `${slot} 起` }] : []),
    ...(plan.trial && place !== '' ? [{ term: '服务地点', value: place }] : []),
  ];
}

function listSums(plan: Plan, discountCents: number, payCents: number | null): (DescriptionItem | false)[] {
  const origin = originOf(plan);
  const isReduced = discountCents > 0;
  return [
    origin !== undefined && { term: origin.basis, value: <s>{formatYuan(origin.cents)}</s> },
    isReduced && { term: '方案价格', value: formatYuan(plan.price) },
    isReduced && { term: '优惠券', value: <span className={styles.minus}>{formatYuan(-discountCents)}</span> },
    { term: '应付', value: <span className={styles.total}>{formatYuan(payCents)}</span> },
  ];
}

interface SubmitProps {
  /** Why nothing can be bought any more: the card has been stopped since, or is one for life. */
  closedReason: string | undefined;
  /** A trial without a day on which it begins. */
  isDayMissing: boolean;
  canSubmit: boolean;
  isCounting: boolean;
  isBusy: boolean;
  onSubmit: () => void;
  onChanged: () => void;
}

function SubmitButton({ closedReason, isDayMissing, canSubmit, isCounting, isBusy, onSubmit, onChanged }: SubmitProps) {
  const reason = closedReason ?? (isDayMissing ? '请先选开始的日子' : undefined);
  if (reason !== undefined) {
    return (
      <Button size="large" block variant="off">
        {reason}
      </Button>
    );
  }
  if (!canSubmit && !isCounting) {
    return (
      <Button size="large" block variant="tint" note="点此重试" onClick={onChanged}>
        金额没有算出来
      </Button>
    );
  }
  return (
    <Button size="large" block busy={isBusy || isCounting} busyText={isBusy ? undefined : '计算中'} onClick={onSubmit}>
      提交订单
    </Button>
  );
}

/** The last look before the order: what it is, what it costs, until when it lasts. Nothing is ordered without the tap. */
export function PlanCheckout({ list, cardId, cardName, plan, preview, slot, goneSlot, chooseSlot, ...rest }: Props) {
  const { shown, isCounting, chosenId, failure, chooseCoupon } = preview;
  const couponId = shown?.couponId;
  const { submit, isBusy, isUnknown } = useOrderCard({ plan, cardId, slot, couponId, ...rest });
  const warning = useWarning(plan, isUnknown);
  const payCents = shown ? shown.payAmount : plan.price;
  const canSubmit = payCents !== null && failure === undefined;
  const action = describeMainAction(list.my, plan);
  const closedReason = action.kind === 'off' ? action.text : undefined;
  return (
    <div className={styles.page}>
      {warning && (
        <p className={styles.warning} role="alert">
          {warning}
        </p>
      )}
      {plan.trial && <DayAgain slots={list.trialSlots} chosen={slot} gone={goneSlot} onChoose={chooseSlot} />}
      <Card>
        <SectionTitle>核对订单</SectionTitle>
        <DescriptionList
          className={styles.list}
          items={[
            ...listChoice({ cardName, plan, slot, place: list.trialPlace }),
            ...listSums(plan, shown?.discount || 0, payCents),
          ]}
        />
        {closedReason === undefined && <ExpiryLine my={list.my} plan={plan} />}
        {plan.note !== undefined && <p className={styles.note}>{plan.note}</p>}
      </Card>
      {shown && shown.coupons.length > 0 && (
        <CouponPicker coupons={shown.coupons} chosenId={chosenId} onChoose={chooseCoupon} />
      )}
      {closedReason === undefined && <p className={styles.hint}>{payWindowText(shown?.payMinutes)}</p>}
      <HelpWays />
      <BottomBar>
        <SubmitButton
          closedReason={closedReason}
          isDayMissing={plan.trial && slot === undefined}
          canSubmit={canSubmit}
          isCounting={isCounting}
          isBusy={isBusy}
          onSubmit={() => void submit()}
          onChanged={rest.onChanged}
        />
      </BottomBar>
    </div>
  );
}
