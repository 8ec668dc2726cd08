import { Fragment } from 'react';
import { phoneLink } from '@/shared/lib/safeUrl';
import { CopyButton } from '@/shared/ui/CopyButton/CopyButton';
import { Timeline } from '@/shared/ui/Timeline/Timeline';
import type { Parcel } from '../orderSchemas';
import { PanelNote } from './PanelNote';
import styles from './ParcelView.module.less';

/** One parcel with its traces, newest first; phone numbers in them can be called. */
export function ParcelView({ parcel }: { parcel: Parcel }) {
  const { company, no, phone, traces } = parcel;
  const call = phoneLink(phone);
  return (
    <article className={styles.parcel} aria-label={`${company} ${no}`}>
      <header className={styles.parcelHead}>
        <span>
          <b>{company}</b> {no}
        </span>
        <CopyButton text={no} what="单号">
          复制单号
        </CopyButton>
      </header>
      {traces.length === 0 ? (
        <PanelNote>已发货，快递公司还没有更新</PanelNote>
      ) : (
        <Timeline
          aria-label="物流轨迹"
          items={traces.map(({ at, text }) => ({
            title: <TextWithPhones text={text} />,
            at,
          }))}
        />
      )}
      {call !== undefined && (
        <a className={styles.call} href={call}>
          打电话给快递 {phone}
        </a>
      )}
    </article>
  );
}

const PHONE = /(1[3-9]\d{9}|0\d{2,3}-\d{7,8}|400-\d{3}-\d{4})/;

function TextWithPhones({ text }: { text: string }) {
  return (
    <>
      {text.split(PHONE).map((part, place) => {
        const href = PHONE.test(part) ? phoneLink(part) : undefined;
        // Parts keep their places: the text of a trace never changes.
        const key = `${place}-${part}`;
        return href === undefined ? (
          <Fragment key={key}>{part}</Fragment>
        ) : (
          <a key={key} className={styles.phone} href={href}>
            打电话
          </a>
        );
      })}
    </>
  );
}
