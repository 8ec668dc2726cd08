import { phoneLink } from '@/shared/lib/safeUrl';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { Card } from '@/shared/ui/Card/Card';
import { CopyButton } from '@/shared/ui/CopyButton/CopyButton';
import { Dated } from '@/shared/ui/Dated/Dated';
import { MaskedText } from '@/shared/ui/MaskedText/MaskedText';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Timeline } from '@/shared/ui/Timeline/Timeline';
import type { RewardDetail } from '../contract';
import { toItems } from '../timelineItems';
import styles from './RewardDelivery.module.less';

function Express({ express }: { express: NonNullable<RewardDetail['express']> }) {
  const href = phoneLink(express.phone);
  return (
    <>
      <div className={styles.express}>
        <span className={styles.number}>
          {express.company} {express.no}
        </span>
        <CopyButton text={express.no} what="单号">
          复制单号
        </CopyButton>
        {href !== undefined && (
          <a className={styles.call} href={href}>
            打电话给快递
          </a>
        )}
      </div>
      {express.traces.length === 0 ? (
        <p className={styles.note}>已发货，快递公司还没有更新</p>
      ) : (
        <div className={styles.traces}>
          <Timeline items={toItems(express.traces)} aria-label="物流" />
        </div>
      )}
    </>
  );
}

/** Where the reward goes to and how it is on its way; the address stays as it was when it was chosen. */
export function RewardDelivery({ reward: { address, express, editableUntil, status } }: { reward: RewardDetail }) {
  if (!address && !express) return null;
  return (
    <Card>
      <SectionTitle>收货信息</SectionTitle>
      {address && (
        <p className={styles.address}>
          <b>
            <MaskedText>{`${address.nameMasked} ${address.mobileMasked}`}</MaskedText>
          </b>
          <span>
            <MaskedText>{`${address.areaText} ${address.detailMasked}`}</MaskedText>
          </span>
        </p>
      )}
      {status === 'toShip' && editableUntil !== null && (
        <p className={styles.note}>
          <Dated>预计 {formatNearDayTime(editableUntil)} 发货，发货前可以修改地址</Dated>
        </p>
      )}
      {express && <Express express={express} />}
    </Card>
  );
}
