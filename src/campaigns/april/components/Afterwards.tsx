import { BlockCard } from '@/features/campaign';
import { ReactComponent as GiftIcon } from '@/shared/icons/gift.svg';
import { ReactComponent as LockIcon } from '@/shared/icons/lock.svg';
import { ReactComponent as PeopleIcon } from '@/shared/icons/users.svg';
import styles from './Afterwards.module.less';

const POINTS = [
  { Icon: PeopleIcon, name: '满 3 人自动成队', note: '没满会解散，可以再组，也可以加入别的小队' },
  { Icon: GiftIcon, name: '每位队员的奖励一样多', note: '和邀请了谁、邀请几个人没有关系' },
  { Icon: LockIcon, name: '队友只看到您的昵称和头像', note: '看不到手机号和护理记录' },
];

/** What a member lets himself in for. */
export function Afterwards() {
  return (
    <BlockCard title="加入以后">
      <ul className={styles.points}>
        {POINTS.map(({ Icon, name, note }) => (
          <li key={name}>
            <Icon aria-hidden />
            {name}
            <small>{note}</small>
          </li>
        ))}
      </ul>
    </BlockCard>
  );
}
