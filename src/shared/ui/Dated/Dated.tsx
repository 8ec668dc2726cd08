import { Children, type ReactNode } from 'react';
import styles from './Dated.module.less';

/**
 * Phone numbers, dates and moments as the app and the server write them: 400-000-0000, 0571-88880000, 2027-03-18,
 * 11-21 09:32, 11 月 23 日 10:00. Each with the mark behind it, which would begin a line of its own; a dot within a name
 * (护理站·城西店) and a phone number with what stands before them.
 */
export const WHOLE =
  /((?:(?:(?:咨询)?电话 )?\d{3,4}-(?:\d{3,4}-\d{4}|\d{7,8})|(?:(?:\d{4}-)?\d\d-\d\d(?!\d)|(?:\d{4} 年 )?\d{1,2} 月 \d{1,2} 日)(?: \d\d:\d\d(?::\d\d)?)?)[，。；、）]?|.·)/;

/** Every second part stays whole. */
export function keepWhole(text: string, whole = WHOLE): ReactNode {
  const parts = text.split(whole);
  if (parts.length === 1) return text;
  return parts.map((part, place) => {
    // The parts of a text have no identity but their place.
    const key = `${place} ${part}`;
    return place % 2 === 0 ? (
      part
    ) : (
      <span key={key} className={/-\d{4,}\D?$/.test(part) ? styles.phone : styles.date}>
        {part}
      </span>
    );
  });
}

/** Words in which no date and no phone number breaks over two lines; a browser breaks after the hyphens and at the spaces. */
export function Dated({ children }: { children: ReactNode }) {
  return <>{Children.map(children, (child) => (typeof child === 'string' ? keepWhole(child) : child))}</>;
}
