import { formatYuan } from '@/shared/lib/money';
import { Branch } from '@/shared/ui/Branch/Branch';
import { Dated } from '@/shared/ui/Dated/Dated';
import { MaskedText } from '@/shared/ui/MaskedText/MaskedText';
import { describeCard } from '../cardCopy';
import type { MyCard } from '../contract';
import styles from './CardFace.module.less';

/** The member's card; for a guest and a newcomer the card that he could have. */
export function CardFace({ my }: { my: MyCard | null }) {
  const { title, tag, dateLabel, date, hint } = describeCard(my);
  const hasSaved = my !== null && my.saved !== null && my.saved > 0;
  return (
    <section className={styles.face} aria-label="我的会员卡">
      <Branch className={styles.branch} />
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        {my?.noMasked && (
          <p className={styles.no}>
            <MaskedText>{my.noMasked}</MaskedText>
          </p>
        )}
        {tag !== '' && <span className={styles.tag}>{tag}</span>}
      </div>
      <div className={styles.foot}>
        {date === '' ? (
          <span>
            <Dated>{hint}</Dated>
          </span>
        ) : (
          <>
            <div>
              <small>{dateLabel}</small>
              <b className={styles.date}>
                <Dated>{date}</Dated>
              </b>
            </div>
            <div className={styles.side}>
              <span>
                <Dated>{hint}</Dated>
              </span>
              {hasSaved && <span>已省 {formatYuan(my.saved)}</span>}
            </div>
          </>
        )}
      </div>
    </section>
  );
}
