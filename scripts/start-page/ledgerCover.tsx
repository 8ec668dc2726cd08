// A file of its own, which only the page of the ledger asks for (startPage.ts): the balance and the newest changes.
import { LedgerFilters } from '@/features/points/components/LedgerFilters';
import { LedgerHead } from '@/features/points/components/LedgerHead';
import { LedgerRowCard } from '@/features/points/components/LedgerRowCard';
import { getPointsSummary } from '@/features/points/contract';
import { getPointsLedger } from '@/features/points/ledgerContract';
import { isElderMode } from '@/shared/lib/elderMode';
import { AT_ONCE } from '@/shared/lib/useFewer';
import { Card } from '@/shared/ui/Card/Card';
import { isFirstView } from './firstView';
import { answerTo, paintAnswers } from './paintAnswers';
import type { Drawn } from './paintScreen';

/** Put in by the build (answeredScreens.mjs). */
declare const DRAWN: Drawn;

/** More than are in sight at first. */
const ROWS = 10;
const ignore = () => undefined;

async function paint(): Promise<void> {
  const [data, ledger] = await Promise.all([answerTo(getPointsSummary), answerTo(getPointsLedger)]);
  const rows = ledger?.recordList.slice(0, isElderMode() ? AT_ONCE : ROWS) ?? [];
  if (!data || rows.length === 0) return;
  const summary = { data, failure: undefined, isLoading: false, updatedAt: undefined, refresh: ignore, patch: ignore };
  await paintAnswers(DRAWN, () => ({
    head: <LedgerHead summary={summary} onReadRules={ignore} onReadExpiring={ignore} />,
    filters: <LedgerFilters type="all" month={undefined} onChange={ignore} />,
    list: (
      <Card tight>
        {rows.map((row) => (
          <LedgerRowCard key={row.id} row={row} />
        ))}
      </Card>
    ),
  }));
}

if (isFirstView()) void paint();
