import { ReactComponent as ArrowIcon } from '@/shared/icons/chevronRight.svg';
import { ReactComponent as TextIcon } from '@/shared/icons/fileText.svg';
import { ReactComponent as LockIcon } from '@/shared/icons/lock.svg';
import { keyed } from '@/shared/lib/keyed';
import { unbroken } from '@/shared/lib/unbroken';
import { Card } from '@/shared/ui/Card/Card';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { Study } from '../contract';
import styles from './ConsentCard.module.less';

interface Props {
  study: Pick<Study, 'points' | 'consent'>;
  onRead: () => void;
}

/** The consent in a few sentences, and the way to the whole wording. */
export function ConsentCard({ study: { points, consent }, onRead }: Props) {
  const { title, version, pages, minutes } = consent;
  const size = [`${version} 版`, pages > 0 && `共 ${pages} 页`, minutes > 0 && `约 ${minutes} 分钟`];
  return (
    <Card>
      <SectionTitle>知情同意</SectionTitle>
      <ul className={styles.points}>
        {keyed(points).map(([key, point]) => (
          <li key={key}>{point}</li>
        ))}
      </ul>
      <button type="button" className={styles.full} onClick={onRead}>
        <TextIcon aria-hidden />
        <span className={styles.words}>
          <b>{title || '知情同意书'}全文</b>
          <small>{unbroken(size.filter(Boolean).join('，'))}</small>
        </span>
        <ArrowIcon className={styles.arrow} aria-hidden />
      </button>
      <p className={styles.lock}>
        <LockIcon aria-hidden />
        看到全文最后，才能勾选和签名
      </p>
    </Card>
  );
}
