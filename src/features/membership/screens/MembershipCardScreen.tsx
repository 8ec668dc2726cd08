import { type ComponentProps, useState } from 'react';
import { TextPanel } from '@/features/consent';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { useCampaignCode } from '@/shared/lib/campaignCode';
import { pathOf, useGo, useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { useMoment } from '@/shared/lib/useMoment';
import { usePanel } from '@/shared/lib/usePanel';
import { useTitle } from '@/shared/lib/useTitle';
import { PageState } from '@/shared/ui/PageState/PageState';
import { showMessage } from '@/shared/ui/toast/toast';
import { describeMainAction } from '../cardCopy';
import { BuyBar } from '../components/BuyBar';
import { CardLinks } from '../components/CardLinks';
import { CardNotes } from '../components/CardNotes';
import { CardOffer } from '../components/CardOffer';
import { CardSkeleton } from '../components/CardSkeleton';
import { OrdersPanel } from '../components/OrdersPanel';
import { PlanCheckout } from '../components/PlanCheckout';
import { getCardList } from '../contract';
import { useChosenPlan } from '../useChosenPlan';
import { useOrderPreview } from '../useOrderPreview';
import styles from './MembershipCardScreen.module.less';

function useCards() {
  const cards = useQuery(getCardList, { campaign: useCampaignCode() }, { refreshOnReturn: true });
  const my = cards.data?.my;
  // With its end a card, or a trial that waits, has other words, and what is bought counts from another day.
  useMoment(cards, [my?.expireAt, my?.reserve?.reserveExpireAt]);
  return { ...cards, chosen: useChosenPlan(cards.data) };
}

/** Leads over the consent to the last look before the order, which knows the price that was seen before. */
function useAskConsent({ card, plan, slot }: ReturnType<typeof useChosenPlan>) {
  const go = useGo();
  const couponId = useQueryParam('couponId');
  const from = useCampaignCode();
  return (options?: { replace: boolean }) => {
    if (!card || !plan) return;
    const { planId, trial, price } = plan;
    const next = pathOf('membershipCard', {
      step: 'confirm',
      cardId: card.cardId,
      planId,
      slot: trial ? slot : undefined,
      couponId,
      from,
      seen: price?.toString(),
    });
    go('noticeBefore', { type: trial ? 'trial' : 'vip', next }, options);
  };
}

interface CardProps extends Pick<ComponentProps<typeof BuyBar>, 'isTicked' | 'onTick'> {
  cards: ReturnType<typeof useCards>;
}

function CardScreen({ cards, ...tick }: CardProps) {
  const { data: list, failure, updatedAt, refresh, chosen } = cards;
  const { plan, slot } = chosen;
  const { isSignedIn } = useSession();
  const askConsent = useAskConsent(chosen);
  const setQuery = useSetQuery();
  if (!list) {
    return <ScreenFrame title="会员卡" tone="dark" failure={failure} onRetry={refresh} skeleton={<CardSkeleton />} />;
  }
  const action = describeMainAction(list.my, plan);

  const buy = () => {
    if (!isSignedIn) {
      signIn();
      return;
    }
    if (plan?.trial && slot === undefined) {
      showMessage('请先选开始体验的日子');
      return;
    }
    askConsent();
  };

  return (
    <ScreenFrame
      title="会员卡"
      tone="dark"
      subject={{ kind: 'card', number: list.my?.noMasked }}
      failure={failure}
      updatedAt={updatedAt}
      onRetry={refresh}
    >
      <div className={styles.screen}>
        <CardOffer list={list} chosen={chosen} />
        <CardNotes notes={list.notes} questions={list.questions} />
        <CardLinks isMember={isSignedIn} />
      </div>
      <BuyBar plan={plan} action={action} {...tick} onBuy={buy} onRead={(key) => setQuery({ key })} onRetry={refresh} />
    </ScreenFrame>
  );
}

/** Nobody is led to order another plan than the one that he has chosen. */
function PlanGone() {
  return (
    <ScreenFrame title="确认订单" fallback="membershipCard" subject={{ kind: 'cardOrder' }} hasHelp>
      <PageState
        state="empty"
        art="orders"
        title="这个方案现在不能选"
        text="可能已经用过，或已经下架，请另选一个"
        action={{ text: '看会员卡', to: pathOf('membershipCard') }}
      />
    </ScreenFrame>
  );
}

function ConfirmScreen({ cards }: { cards: ReturnType<typeof useCards> }) {
  const { data: list, failure, chosen } = cards;
  const { card, plan, slot, goneSlot, chooseSlot, isReplaced } = chosen;
  useTitle('确认订单');
  const consentId = useQueryParam('consentId');
  const askConsent = useAskConsent(chosen);
  const preview = useOrderPreview(card?.cardId, isReplaced ? undefined : plan);
  const refresh = () => {
    cards.refresh();
    preview.refresh();
  };
  if (isReplaced) return <PlanGone />;
  if (!list || !card || !plan || (!plan.trial && !preview.shown)) {
    return (
      <ScreenFrame
        title="确认订单"
        failure={failure ?? preview.failure}
        isUnreadable={list !== undefined && (!card || !plan)}
        onRetry={refresh}
        fallback="membershipCard"
      />
    );
  }
  return (
    <ScreenFrame title="确认订单" fallback="membershipCard" subject={{ kind: 'cardOrder' }}>
      <PlanCheckout
        list={list}
        cardId={card.cardId}
        cardName={card.name}
        plan={preview.shown?.plan ?? plan}
        preview={preview}
        slot={plan.trial ? slot : undefined}
        goneSlot={goneSlot}
        chooseSlot={chooseSlot}
        consentId={consentId ?? ''}
        onChanged={refresh}
        onConsentNeeded={() => askConsent({ replace: true })}
      />
    </ScreenFrame>
  );
}

/** The member's card, what can be bought, and the last look before an order. */
export function MembershipCardScreen() {
  const cards = useCards();
  const { isSignedIn } = useSession();
  const step = useQueryParam('step');
  const text = usePanel('key');
  // Whoever reads the agreement after ticking finds the tick again.
  const [isTicked, onTick] = useState(false);
  if (text.shown !== undefined) return <TextPanel textKey={text.shown} onBack={text.back} />;
  if (step === 'orders') return <OrdersPanel />;
  if (step === 'confirm' && isSignedIn) return <ConfirmScreen cards={cards} />;
  return <CardScreen cards={cards} isTicked={isTicked} onTick={onTick} />;
}
