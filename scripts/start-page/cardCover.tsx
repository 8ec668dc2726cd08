// A file of its own, which only the page of the card asks for (startPage.ts): the card, what can be bought, and at what price.
import { describeMainAction } from '@/features/membership/cardCopy';
import { BuyBar } from '@/features/membership/components/BuyBar';
import { CardOffer } from '@/features/membership/components/CardOffer';
import { getCardList } from '@/features/membership/contract';
import { choosePlan } from '@/features/membership/planCopy';
import { isFirstView } from './firstView';
import { PhonePlace } from './PhonePlace';
import { answerTo, paintAnswers } from './paintAnswers';
import type { Drawn } from './paintScreen';

/** Put in by the build (answeredScreens.mjs). */
declare const DRAWN: Drawn;

const ignore = () => undefined;

async function paint(): Promise<void> {
  const list = await answerTo(getCardList);
  if (!list) return;
  const chosen = choosePlan(list.cards, { cardId: undefined, planId: undefined });
  const ways = { slot: list.trialSlots[0], goneSlot: undefined, choosePlan: ignore, chooseSlot: ignore };
  await paintAnswers(DRAWN, () => ({
    content: (
      <>
        <CardOffer list={list} chosen={{ ...chosen, ...ways }} />
        <BuyBar
          plan={chosen.plan}
          action={describeMainAction(list.my, chosen.plan)}
          isTicked={false}
          onTick={ignore}
          onBuy={ignore}
          onRead={ignore}
          onRetry={ignore}
        />
        <PhonePlace />
      </>
    ),
  }));
}

if (isFirstView(['from'])) void paint();
