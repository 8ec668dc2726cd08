import { BlockCard } from '@/features/campaign';
import envelope from '@/shared/art/envelope.webp';
import gift from '@/shared/art/gift.webp';
import hands from '@/shared/art/hands.webp';
import styles from './Steps.module.less';

const STEPS = [
  { name: '发起', note: '建一支小队', picture: hands },
  { name: '邀请', note: '满 3 人成队', picture: envelope },
  { name: '领奖', note: '每人都有一份', picture: gift },
];

/** How a team comes about. */
export function Steps() {
  return (
    <BlockCard title="三步就好">
      <ol className={styles.steps}>
        {STEPS.map(({ name, note, picture }) => (
          <li key={name}>
            <img src={picture} alt="" width={48} height={48} loading="lazy" />
            <b>{name}</b>
            <small>{note}</small>
          </li>
        ))}
      </ol>
    </BlockCard>
  );
}
