import { pathOf } from '@/shared/lib/navigation';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { cashierOf } from '../cashierOf';
import type { Result } from './ResultView';

interface Props {
  result: Result;
  isLoading: boolean;
  onRefresh: () => void;
}

function MainButton({ result, isLoading, onRefresh }: Props) {
  const { status, orderNo } = result;
  if (status === 'waiting') return <ButtonLink to={cashierOf(result)}>去支付</ButtonLink>;
  if (status === 'processing') {
    return (
      <Button onClick={onRefresh} busy={isLoading} busyText="查询中">
        再查一次
      </Button>
    );
  }
  return <ButtonLink to={pathOf('orderDetail', { orderNo })}>查看订单</ButtonLink>;
}

export function ResultBar(props: Props) {
  return (
    <BottomBar>
      <ButtonLink variant="outline" to={pathOf('pointsMall')}>
        继续逛
      </ButtonLink>
      <MainButton {...props} />
    </BottomBar>
  );
}
