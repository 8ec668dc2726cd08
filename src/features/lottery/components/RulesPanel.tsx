import { Blocks } from '@/shared/ui/Blocks';
import { Popup } from '@/shared/ui/Popup';
import type { Lottery } from '../contract';
import { OddsTable } from './OddsTable';
import { OrganiserLine } from './OrganiserLine';

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
      <OddsTable prizes={lottery.prizes} />
      <OrganiserLine lottery={lottery} />
    </Popup>
  );
}
