import type { ReactNode } from 'react';
import { ReactComponent as BellIcon } from '@/shared/icons/bell.svg';
import { ReactComponent as HeadsetIcon } from '@/shared/icons/headset.svg';
import { BarItem } from '@/shared/ui/BottomBar/BarItem';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { useSupport } from '@/shared/ui/HelpWays/useSupport';
import type { Goods } from '../../contract';
import { useReminder } from '../../useReminder';
import styles from './GoodsBar.module.less';

interface Props {
  goods: Goods;
  onReminded: (isOn: boolean, waiting: number | undefined) => void;
  /** Asks anew for the good, when nobody knows whether the reminder is on. */
  askAnew: () => void;
  children: ReactNode;
}

export function GoodsBar({ goods, onReminded, askAnew, children }: Props) {
  const contact = useSupport();
  const { toggle } = useReminder(goods, onReminded, askAnew);
  const canRemind = goods.operate.some(({ key }) => key === 'remind');
  return (
    <BottomBar className={styles.bar}>
      {contact && (
        <BarItem icon={<HeadsetIcon aria-hidden />} onClick={contact}>
          客服
        </BarItem>
      )}
      {canRemind && (
        <BarItem icon={<BellIcon aria-hidden />} pressed={goods.reminded} onClick={toggle}>
          {goods.reminded ? '取消提醒' : '提醒'}
        </BarItem>
      )}
      {children}
    </BottomBar>
  );
}
