import { ReactComponent as PhoneIcon } from '@/shared/icons/phone.svg';
import { ReactComponent as RefundIcon } from '@/shared/icons/receiptRefund.svg';
import { keyed } from '@/shared/lib/keyed';
import { phoneLink } from '@/shared/lib/safeUrl';
import { formatDay } from '@/shared/lib/timeFormat';
import { withUnits } from '@/shared/lib/unbroken';
import { Blocks } from '@/shared/ui/Blocks/Blocks';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { Disclosure } from '@/shared/ui/Disclosure/Disclosure';
import type { ConsentText } from '../contract';
import styles from './ConsentBody.module.less';

interface Props {
  text: ConsentText;
  /** Takes what stands after the last line of a text that has to be read to its end. */
  markEnd: (end: HTMLElement | null) => void;
}

/** The text that is consented to: key points, what happens with the money, the whole wording, and whom to ask. */
export function ConsentBody({ text, markEnd }: Props) {
  const { name = '', phone = '' } = text.provider ?? {};
  const call = phoneLink(phone);
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <h2 className={styles.title}>{text.title}</h2>
        <p className={styles.meta}>
          <Clauses>
            {`版本 ${text.version}，${formatDay(text.updatedAt)} 更新${name === '' ? '' : `，由${name}提供`}`}
          </Clauses>
        </p>
      </header>
      <ol className={styles.card}>
        {keyed(text.points).map(([index, point]) => (
          <li key={index} className={styles.point}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>{withUnits(point)}</span>
          </li>
        ))}
        {text.refundText !== '' && (
          <li className={styles.point}>
            <span className={styles.number} aria-hidden="true">
              <RefundIcon />
            </span>
            <span>{withUnits(text.refundText)}</span>
          </li>
        )}
      </ol>
      {text.requireScroll ? (
        <div className={styles.card}>
          <Blocks blocks={text.blocks} />
          <div ref={markEnd} className={styles.end} />
        </div>
      ) : (
        <Disclosure title="查看全文" className={styles.card}>
          <Blocks blocks={text.blocks} />
        </Disclosure>
      )}
      {call !== undefined && (
        <a className={styles.phone} href={call}>
          <PhoneIcon width="1em" height="1em" aria-hidden="true" />
          打电话咨询 {phone}
        </a>
      )}
    </article>
  );
}
