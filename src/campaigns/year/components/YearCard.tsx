import { useState } from 'react';
import { BlockCard } from '@/features/campaign';
import { ReactComponent as LockIcon } from '@/shared/icons/lock.svg';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { Button } from '@/shared/ui/Button/Button';
import { Chips } from '@/shared/ui/Chips/Chips';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import type { YearReview } from '../contract';
import { busiestLine, splitStats } from '../yearWords';
import { MonthBars } from './MonthBars';
import styles from './YearCard.module.less';

interface Props {
  review: YearReview;
  onPicture: () => void;
  onYear: (year: number) => void;
}

function words({ months, stats }: YearReview): string[] {
  const { points } = splitStats(stats);
  return [
    ...busiestLine(months),
    ...(points ? [`这一年得到 ${formatPoints(points)} 积分。`] : []),
    '做成图片时只写签到、课程、积分和徽章，不写来访和护理记录。',
  ];
}

/** A year in numbers, for the member alone. */
export function YearCard({ review, onPicture, onYear }: Props) {
  const { year, years, months, stats } = review;
  const [isChoosing, setIsChoosing] = useState(year !== years[0]);
  return (
    <BlockCard isLead className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>我的 {year}</h2>
        <span className={styles.private}>
          <LockIcon aria-hidden="true" />
          只有您自己看得到
        </span>
      </div>
      {isChoosing && (
        <div className={styles.years}>
          <Chips
            aria-label="年份"
            items={years.map((each) => ({ key: String(each), text: `${each} 年` }))}
            value={String(year)}
            onChange={(key) => onYear(Number(key))}
          />
        </div>
      )}
      <ul className={styles.stats}>
        {splitStats(stats).others.map(({ key, label, value }) => (
          <li key={key}>
            <b>{value}</b>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <p className={styles.caption}>每月签到天数</p>
      <MonthBars months={months} />
      <div className={styles.words}>
        {words(review).map((line) => (
          <p key={line}>
            <Clauses>{line}</Clauses>
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        <Button variant="outline" className={styles.action} onClick={onPicture}>
          做成图片
        </Button>
        {years.length > 1 && (
          <Button
            variant="outline"
            className={styles.action}
            aria-expanded={isChoosing}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            看往年
          </Button>
        )}
      </div>
    </BlockCard>
  );
}
