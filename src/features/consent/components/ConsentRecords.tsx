import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { LICENCE_NAMES, licences } from '@/shared/config/licences';
import { usePanel } from '@/shared/lib/usePanel';
import { useTitle } from '@/shared/lib/useTitle';
import { Card } from '@/shared/ui/Card/Card';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { DescriptionList } from '@/shared/ui/DescriptionList/DescriptionList';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { getConsentList } from '../contract';
import { ClosePanel } from './ClosePanel';
import styles from './ConsentRecords.module.less';
import { RecordList } from './RecordList';
import { TextPanel } from './TextPanel';

const TITLE = '隐私与注销';

const TEXTS = [
  { key: 'user', name: '用户协议' },
  { key: 'privacy', name: '隐私政策' },
  { key: 'vip', name: '会员服务协议' },
  { key: 'refund', name: '退款说明' },
];

function Records() {
  const query = useQuery(getConsentList, undefined, { refreshOnReturn: true });
  return (
    <QueryView query={query} skeleton={<Skeleton shape="card" height="160px" />}>
      {(entries) =>
        entries.length === 0 ? (
          <p className={styles.lead}>您还没有同意过任何须知。</p>
        ) : (
          <>
            <p className={styles.lead}>
              <Clauses>您同意过的须知都在这里，可以随时撤回；撤回不影响已经完成的服务。</Clauses>
            </p>
            <RecordList entries={entries} onChanged={query.refresh} />
          </>
        )
      }
    </QueryView>
  );
}

/** What permits the provider to do what it does, as far as operators have written it down. */
function Licences() {
  const numbers = licences();
  const rows = LICENCE_NAMES.filter(([field]) => numbers[field] !== '');
  if (rows.length === 0) return null;
  return (
    <Card aria-label="资质与备案">
      <h2 className={styles.heading}>资质与备案</h2>
      <DescriptionList
        items={rows.map(([field, term]) => ({ term, value: <span className={styles.number}>{numbers[field]}</span> }))}
      />
    </Card>
  );
}

/** Consents given, the texts behind them, and closing the account. */
export function ConsentRecords() {
  const text = usePanel('key');
  const action = usePanel('action');
  const isClosing = action.shown === 'close';
  useTitle(text.shown === undefined && !isClosing ? TITLE : undefined);
  if (text.shown !== undefined) return <TextPanel textKey={text.shown} onBack={text.back} />;
  if (isClosing) return <ClosePanel onBack={action.back} />;
  return (
    <ScreenFrame
      title={TITLE}
      isMemberOnly
      hasHelp
      foot={
        <>
          <Card tight>
            {TEXTS.map(({ key, name }) => (
              <ListRow key={key} title={name} onClick={() => text.open(key)} />
            ))}
            <ListRow title="注销账号" onClick={() => action.open('close')} />
          </Card>
          <p className={styles.note}>注销前会说明影响，申请后还有几天可以取消。</p>
          <Licences />
        </>
      }
    >
      <Records />
    </ScreenFrame>
  );
}
