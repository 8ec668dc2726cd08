import { ReactComponent as HelpIcon } from '@/shared/icons/headset.svg';
import { BarItem } from '@/shared/ui/BottomBar/BarItem';
import { useSupport } from '@/shared/ui/HelpWays/useSupport';

/** Customer service in the bar of a campaign that has ended. */
export function HelpItem() {
  const support = useSupport();
  if (!support) return null;
  return (
    <BarItem icon={<HelpIcon aria-hidden />} onClick={support}>
      客服
    </BarItem>
  );
}
