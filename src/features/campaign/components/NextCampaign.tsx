import { internalPath } from '@/shared/lib/navigation';
import { serverNow } from '@/shared/lib/serverClock';
import { formatNearDay } from '@/shared/lib/timeFormat';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Dated } from '@/shared/ui/Dated/Dated';
import { useServerImage } from '@/shared/ui/Picture/useServerImage';
import type { CampaignDetail } from '../contract';
import { describePeriod } from '../describePeriod';
import styles from './NextCampaign.module.less';

type Next = NonNullable<CampaignDetail['next']>;

function stateWords({ startAt }: Next): string {
  return startAt !== null && serverNow() < startAt ? formatNearDay(startAt, '开始') : '正在进行';
}

/** The campaign to go on with; nothing while there is none that this app has a screen for. */
export function NextCampaign({ next }: { next: CampaignDetail['next'] }) {
  const path = next && internalPath(next.route);
  const { address, onError } = useServerImage(next?.img);
  if (next === undefined || path === undefined) return null;
  return (
    <section className={styles.next} aria-label="下一个活动">
      {address !== undefined && (
        <img
          className={styles.picture}
          src={address}
          alt=""
          width={716}
          height={252}
          loading="lazy"
          onError={onError}
        />
      )}
      <div className={styles.words}>
        <p className={styles.state}>
          <Dated>{stateWords(next)}</Dated>
        </p>
        <h2 className={styles.title}>{next.title}</h2>
        <p className={styles.period}>
          <Dated>{describePeriod(next, serverNow())}</Dated>
        </p>
        <ButtonLink className={styles.go} size="small" to={path}>
          去看看
        </ButtonLink>
      </div>
    </section>
  );
}
