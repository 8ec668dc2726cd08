import { useEffect } from 'react';
import { pathOf } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { StatePanel } from '@/shared/ui/PageState/StatePanel';

interface Props {
  isBusy: boolean;
  onAskAgain: () => void;
}

/** No answer came for the order: whether it has reached the server, nobody knows here. */
export function UnknownOutcome({ isBusy, onAskAgain }: Props) {
  // It stands where the foot of the form was pressed.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <StatePanel
      role="alert"
      art="express"
      title="结果确认中"
      text="还没有收到订单的结果。再查一次不会重复下单，也不会重复扣积分。"
      actions={
        <>
          <Button onClick={onAskAgain} busy={isBusy} busyText="查询中">
            再查一次
          </Button>
          <ButtonLink variant="outline" to={pathOf('orderList')}>
            查看兑换订单
          </ButtonLink>
        </>
      }
    />
  );
}
