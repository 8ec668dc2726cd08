// A file of its own, which only the page of 我的奖品 asks for (startPage.ts): what waits for an address, and the newest prizes.
import { RewardMonths, waitingFirst } from '@/features/reward/components/RewardMonths';
import { getPrizeList } from '@/features/reward/contract';
import { prizeTabs } from '@/features/reward/tabs';
import { isElderMode } from '@/shared/lib/elderMode';
import { AT_ONCE } from '@/shared/lib/useFewer';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { isFirstView } from './firstView';
import { answerTo, paintAnswers } from './paintAnswers';
import type { Drawn } from './paintScreen';

/** Put in by the build (answeredScreens.mjs). */
declare const DRAWN: Drawn;

const ignore = () => undefined;

async function paint(): Promise<void> {
  const prizes = await answerTo(getPrizeList);
  if (!prizes || prizes.recordList.length === 0) return;
  const { recordList, totalPage, counts } = prizes;
  const rows = waitingFirst(recordList).slice(0, isElderMode() ? AT_ONCE : recordList.length);
  await paintAnswers(DRAWN, () => ({
    tabs: <Tabs items={prizeTabs(counts)} value="all" onChange={ignore} aria-label="奖品状态" />,
    list: (
      <section>
        <RewardMonths
          rows={rows}
          isWhole={totalPage !== undefined && totalPage <= 1 && rows.length === recordList.length}
          rowKey={({ recordId }) => recordId}
          isBusy={false}
          onAct={ignore}
          onOver={ignore}
        />
      </section>
    ),
  }));
}

if (isFirstView()) void paint();
