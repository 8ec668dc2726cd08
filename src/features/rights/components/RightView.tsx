import { StoreList } from '@/features/coupon';
import { useSession } from '@/session/useSession';
import { keyed } from '@/shared/lib/keyed';
import { serverNow } from '@/shared/lib/serverClock';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { Card } from '@/shared/ui/Card/Card';
import { Measured } from '@/shared/ui/Dated/Measured';
import { DescriptionList } from '@/shared/ui/DescriptionList/DescriptionList';
import { Disclosure } from '@/shared/ui/Disclosure/Disclosure';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Tag } from '@/shared/ui/Tag/Tag';
import { Timeline } from '@/shared/ui/Timeline/Timeline';
import type { RightDetail } from '../contract';
import { describeHolders } from '../holdingCopy';
import { describeStatus, listFacts } from '../rightCopy';
import { HandedOn } from './HandedOn';
import { RightIcon } from './RightIcon';
import styles from './RightView.module.less';

function RightHead({ right }: { right: RightDetail }) {
  const now = serverNow();
  const holders = describeHolders(right.holders, now);
  const isOpen = right.status === 'available';
  return (
    <Card className={styles.head}>
      <div className={styles.top}>
        <RightIcon type={right.type} isOff={!isOpen} />
        <div className={styles.names}>
          <h2 className={styles.title}>{right.title}</h2>
          <p className={styles.note}>
            <Measured>{right.note}</Measured>
          </p>
        </div>
        <Tag className={styles.status} tone={isOpen ? 'success' : 'grey'}>
          {describeStatus(right.status)}
        </Tag>
      </div>
      {right.reasonText !== undefined && <p className={styles.reason}>{right.reasonText}</p>}
      <DescriptionList
        className={styles.facts}
        items={[
          ...listFacts(right, now),
          holders.length > 0 && { term: '有效期', value: keyed(holders).map(([key, line]) => <p key={key}>{line}</p>) },
        ]}
      />
    </Card>
  );
}

function Usage({ usage }: Pick<RightDetail, 'usage'>) {
  return (
    <Card>
      <SectionTitle>使用记录</SectionTitle>
      {usage.length === 0 ? (
        <p className={styles.none}>还没有使用过</p>
      ) : (
        <div className={styles.usage}>
          <Timeline
            aria-label="使用记录"
            items={usage.map(({ usageId, at, text, forWhom }) => ({
              key: usageId,
              title: text,
              text: [forWhom === '' ? '本人' : forWhom, formatNearDayTime(at)].join('，'),
            }))}
          />
        </div>
      )}
    </Card>
  );
}

/** All there is to know about one right; nobody knows what a guest has used of it. */
export function RightView({ right }: { right: RightDetail }) {
  const { isSignedIn } = useSession();
  return (
    <>
      <RightHead right={right} />
      <HandedOn right={right} />
      {right.steps.length > 0 && (
        <Card>
          <SectionTitle>怎么用</SectionTitle>
          <ol className={styles.steps}>
            {keyed(right.steps).map(([key, step]) => (
              <li key={key}>{step}</li>
            ))}
          </ol>
        </Card>
      )}
      {right.stores.length > 0 && (
        <Card>
          <SectionTitle>可用门店</SectionTitle>
          <StoreList stores={right.stores} />
        </Card>
      )}
      {right.rules.length > 0 && (
        <Card>
          <SectionTitle>使用规则</SectionTitle>
          <ul className={styles.rules}>
            {keyed(right.rules).map(([key, rule]) => (
              <li key={key}>{rule}</li>
            ))}
          </ul>
        </Card>
      )}
      {right.faq.length > 0 && (
        <Card>
          <SectionTitle>常见问题</SectionTitle>
          {keyed(right.faq).map(([key, { question, answer }]) => (
            <Disclosure key={key} title={question}>
              {answer}
            </Disclosure>
          ))}
        </Card>
      )}
      {isSignedIn && <Usage usage={right.usage} />}
    </>
  );
}
