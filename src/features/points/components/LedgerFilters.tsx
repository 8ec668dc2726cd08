import { ReactComponent as ArrowIcon } from '@/shared/icons/chevronDown.svg';
import { useElderMode } from '@/shared/lib/elderMode';
import { serverNow } from '@/shared/lib/serverClock';
import { Chips } from '@/shared/ui/Chips/Chips';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { LEDGER_FILTERS, type LedgerFilter } from '../ledgerContract';
import { monthText, recentMonths } from '../ledgerRange';
import styles from './LedgerFilters.module.less';

const TEXTS: Record<LedgerFilter, string> = { all: '全部', in: '收入', out: '支出' };

interface Props {
  type: LedgerFilter;
  month: string | undefined;
  onChange: (changes: { type?: LedgerFilter; month?: string | undefined }) => void;
}

/** In or out, and which month; the last three months unless one is chosen. */
export function LedgerFilters({ type, month, onChange }: Props) {
  const months = recentMonths(serverNow());
  const isElder = useElderMode();
  const choice = {
    'aria-label': '收支',
    items: LEDGER_FILTERS.map((key) => ({ key, text: TEXTS[key] })),
    value: type,
    onChange: (next: LedgerFilter) => onChange({ type: next }),
  };
  const isOlder = month !== undefined && !months.includes(month);
  return (
    <div className={styles.row}>
      {isElder ? <Tabs variant="segmented" className={styles.wide} {...choice} /> : <Chips {...choice} />}
      <label className={styles.month}>
        <select
          aria-label="月份"
          value={month ?? ''}
          onChange={(event) => onChange({ month: event.target.value || undefined })}
        >
          <option value="">近 3 个月</option>
          {isOlder && <option value={month}>{monthText(month)}</option>}
          {months.map((each) => (
            <option key={each} value={each}>
              {monthText(each)}
            </option>
          ))}
        </select>
        <ArrowIcon aria-hidden />
      </label>
    </div>
  );
}
