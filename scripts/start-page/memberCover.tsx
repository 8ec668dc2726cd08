// A file of its own, which only the page of 我的 asks for (startPage.ts): who it is, the card, what the member has.
import { AssetRow } from '@/features/account/components/AssetRow';
import { CardStrip } from '@/features/account/components/CardStrip';
import { Entries } from '@/features/account/components/Entries';
import { MemberHead } from '@/features/account/components/MemberHead';
import { OrderEntries } from '@/features/account/components/OrderEntries';
import { getAppConfig, getUserHome } from '@/features/account/contract';
import { wasElderSuggested } from '@/features/account/elderSuggestion';
import { memberEntries } from '@/features/account/memberEntries';
import { isElderMode } from '@/shared/lib/elderMode';
import { Card } from '@/shared/ui/Card/Card';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { isFirstView } from './firstView';
import { answerTo, paintAnswers } from './paintAnswers';
import type { Drawn } from './paintScreen';

/** Put in by the build (answeredScreens.mjs). */
declare const DRAWN: Drawn;

const ignore = () => undefined;

async function paint(): Promise<void> {
  const [home, config] = await Promise.all([answerTo(getUserHome), answerTo(getAppConfig)]);
  // The offer of 长辈版 stands between head and card.
  if (!home || (home.elderSuggested && !isElderMode() && !wasElderSuggested())) return;
  await paintAnswers(DRAWN, () => ({
    head: <MemberHead home={home} onOpenCode={ignore} />,
    card: <CardStrip home={home} isSignedIn />,
    assets: <AssetRow home={home} />,
    orders: <OrderEntries counts={home.orderCounts} />,
    entries: (
      <Card>
        <SectionTitle>常用</SectionTitle>
        <Entries entries={memberEntries(config?.features, home.unread)} />
      </Card>
    ),
  }));
}

if (isFirstView()) void paint();
