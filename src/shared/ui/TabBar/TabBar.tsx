import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ReactComponent as HomeIcon } from '@/shared/icons/home.svg';
import { ReactComponent as HospitalIcon } from '@/shared/icons/hospital.svg';
import { ReactComponent as UserIcon } from '@/shared/icons/user.svg';
import { pathOf } from '@/shared/lib/navigation';
import { Link } from '../Link/Link';
import styles from './TabBar.module.less';

export type TabName = 'home' | 'service' | 'member';

const TABS = [
  { name: 'home', text: '首页', to: pathOf('pointsMall'), Icon: HomeIcon },
  {
    name: 'service',
    text: '医院服务',
    to: pathOf('pointsMall', { tab: 'service' }),
    Icon: HospitalIcon,
  },
  { name: 'member', text: '我的', to: pathOf('member'), Icon: UserIcon },
] as const;

interface Props {
  current: TabName;
  /** What waits for the member, on the tab that leads to it. */
  mark?: ReactNode;
}

/** The bar and, in the page flow, the room it takes. */
export function TabBar({ current, mark }: Props) {
  return (
    <>
      <div className={styles.space} />
      <nav className={styles.bar} aria-label="主导航">
        {TABS.map(({ name, text, to, Icon }) => {
          const isOn = name === current;
          return (
            <Link
              key={name}
              to={to}
              className={clsx(styles.tab, isOn && styles.on)}
              aria-current={isOn ? 'page' : undefined}
            >
              <Icon />
              {text}
              {name === 'member' && mark}
            </Link>
          );
        })}
      </nav>
    </>
  );
}
