import { useId } from 'react';
import { BlockCard, type CampaignPackage, RowAction, type ShownCampaign } from '@/features/campaign';
import { keyed } from '@/shared/lib/keyed';
import { formatYuan } from '@/shared/lib/money';
import { Dated } from '@/shared/ui/Dated/Dated';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import styles from './Packages.module.less';

const NUMBERS = '零一两三四五六七八九';

/** What can be signed up for; each leads to its form. */
export function Packages({ shown: { detail, refresh } }: { shown: ShownCampaign }) {
  const { packages } = detail;
  const rows = packages || [];
  const count = rows.length;
  return (
    <BlockCard
      title={count > 0 ? `${NUMBERS[count] || count}个服务包` : '服务包'}
      note="自己用或给家人用都可以"
      failure={packages ? undefined : '服务包没有取到'}
      onRetry={refresh}
    >
      <ul>
        {rows.map((each) => (
          <PackageRow key={each.packageId} row={each} />
        ))}
      </ul>
    </BlockCard>
  );
}

function PackageRow({ row: { title, lines, img, price, operate } }: { row: CampaignPackage }) {
  const [action] = operate;
  const titleId = useId();
  return (
    <li className={styles.row}>
      <GoodsPicture className={styles.picture} src={img} />
      <div className={styles.body}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {keyed(lines).map(([key, line]) => (
          <p key={key} className={styles.line}>
            <Dated>{line}</Dated>
          </p>
        ))}
        <div className={styles.foot}>
          <b className={styles.price}>{price === 0 ? '免费' : formatYuan(price)}</b>
          {action && <RowAction operate={action} titleId={titleId} />}
        </div>
      </div>
    </li>
  );
}
