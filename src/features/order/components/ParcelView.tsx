import { Fragment } from 'react';
import { phoneLink } from '@/shared/lib/safeUrl';
import { CopyButton } from '@/shared/ui/CopyButton/CopyButton';
import type { Parcel } from '../orderSchemas';
import { PanelNote } from './PanelNote';
import styles from './ParcelView.module.less';
import { Steps } from './Steps';

interface Props {
  parcel: Parcel;
  /** What else happened to the order, among the traces. */
  steps?: readonly Step[];
  /** How many stand there before one asks for all. */
  first?: number;
}

interface Step {
  at: number | null;
  text: string;
}

/** One parcel with its traces, newest first; phone numbers in them can be called. */
export function ParcelView({ parcel, steps = [], first }: Props) {
  const { company, no, phone, traces } = parcel;
  // Of the same minute: what the member has done comes after what the carrier has.
  const shown = [...steps, ...traces].sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
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
      {shown.length === 0 ? (
        <PanelNote>已发货，快递公司还没有更新</PanelNote>
      ) : (
        <Steps
          label="物流轨迹"
          first={first}
          items={shown.map(({ at, text }) => ({
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

/** Whole words: the number of a parcel may hold what looks like one of a phone. */
const WORDS = /([\w-]+)/;
const PHONE = /^(1[3-9]\d{9}|0\d{2,3}-\d{7,8}|400-\d{3}-\d{4})$/;

function TextWithPhones({ text }: { text: string }) {
  return (
    <>
      {text.split(WORDS).map((part, place) => {
        const href = PHONE.test(part) ? phoneLink(part) : undefined;
        // Parts keep their places: the text of a trace never changes.
        const key = `${place}-${part}`;
        return href === undefined ? (
          <Fragment key={key}>{part}</Fragment>
        ) : (
          <a key={key} className={styles.phone} href={href} aria-label={`打电话 ${part}`}>
            打电话
          </a>
        );
      })}
    </>
  );
}
