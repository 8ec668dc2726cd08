import { TextPanel } from '@/features/consent';
import { RewardList } from '@/features/reward';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { useElderMode } from '@/shared/lib/elderMode';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { Popup } from '@/shared/ui/Popup/Popup';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { ExpiringList } from '../components/ExpiringList';
import { LedgerHead } from '../components/LedgerHead';
import { LedgerList } from '../components/LedgerList';
import { getPointsSummary } from '../contract';
import styles from './RecordScreen.module.less';

const TABS = [
  { key: 'ledger', text: '积分明细' },
  { key: 'reward', text: '奖励' },
] as const;
const RULES_KEY = 'points';

/** The points ledger and everything the member was given. */
export function RecordScreen() {
  const { isSignedIn } = useSession();
  const isElder = useElderMode();
  const setQuery = useSetQuery();
  const tab = useQueryParam('tab') === 'reward' ? 'reward' : 'ledger';
  const { shown, open, close, back } = usePanel('step');
  const summary = useQuery(getPointsSummary, undefined, { skip: !isSignedIn, refreshOnReturn: true });

  if (shown === 'rules') return <TextPanel textKey={summary.data?.rulesKey || RULES_KEY} onBack={back} />;
  // In 长辈版 below the tab that it belongs to: what a reward waits for is in sight then.
  const head = (
    <LedgerHead summary={summary} onReadRules={() => open('rules')} onReadExpiring={() => open('expiring')} />
  );
  return (
    <ScreenFrame title="积分与奖励记录" isMemberOnly subject={{ kind: tab === 'reward' ? 'reward' : 'points' }} hasHelp>
      {!isElder && head}
      <Tabs
        items={TABS}
        value={tab}
        aria-label="记录"
        onChange={(next) => setQuery({ tab: next === 'ledger' ? undefined : next }, { replace: true })}
      />
      {isElder && tab === 'ledger' && head}
      <div className={styles.page}>
        {tab === 'ledger' ? <LedgerList onReleased={summary.refresh} /> : <RewardList />}
      </div>
      <Popup isOpen={shown === 'expiring'} title="积分到期" onClose={close}>
        <ExpiringList />
      </Popup>
    </ScreenFrame>
  );
}
