import { Blocks } from '@/shared/ui/Blocks/Blocks';
import { Popup } from '@/shared/ui/Popup/Popup';
import type { Lottery } from '../contract';
import { OddsTable } from './OddsTable';
import { OrganiserLine } from './OrganiserLine';
import styles from './RulesPanel.module.less';

interface Props {
  lottery: Lottery;
  isOpen: boolean;
  onClose: () => void;
}

/** The full rules; the panel hangs on the address, so that "back" closes it. */
export function RulesPanel({ lottery, isOpen, onClose }: Props) {
  return (
    <Popup title="抽奖规则" isOpen={isOpen} onClose={onClose}>
      <Blocks blocks={lottery.rules} />
      <div className={styles.odds}>
        <OddsTable prizes={lottery.prizes} />
      </div>
      <OrganiserLine lottery={lottery} />
    </Popup>
  );
}
