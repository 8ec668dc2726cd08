import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import type { Goods } from '../../contract';
import styles from './CampaignPrice.module.less';

interface Props {
  campaign: NonNullable<Goods['campaign']>;
  /** The price ends now. */
  onEnd: () => void;
}

/** Whether the price is that of the campaign which the member came from, and how long it lasts. */
export function CampaignPrice({ campaign: { text, applies, endAt }, onEnd }: Props) {
  return (
    <p className={styles.note}>
      <span>
        <Clauses>{text}</Clauses>
      </span>
      {applies && endAt !== null && (
        <span className={styles.time}>
          还剩 <CountDown variant="text" endAt={endAt} onEnd={onEnd} />
        </span>
      )}
    </p>
  );
}
