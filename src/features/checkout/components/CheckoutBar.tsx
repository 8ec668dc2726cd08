import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import { areFiguresKnown, fewerOf, type Obstacle, obstacleOf } from '../orderCheck';
import type { Checkout } from '../useCheckout';
import type { CheckoutNavigation } from '../useCheckoutNavigation';
import styles from './CheckoutBar.module.less';

interface Props {
  checkout: Checkout;
  navigation: CheckoutNavigation;
  isBusy: boolean;
  onSubmit: () => void;
  /** To the good, which says what can be done there. */
  onBack: () => void;
}

/** What stands in the way, and the way round it. */
function ObstacleButton({ checkout, navigation, onBack, obstacle }: Props & { obstacle: Obstacle }) {
  const { code, text } = obstacle;
  const { shown, num } = checkout;
  if (code === 'address' || code === 'store') {
    return (
      <Button
        variant="tint"
        size="large"
        onClick={code === 'address' ? navigation.chooseAddress : navigation.chooseStore}
      >
        {text}
      </Button>
    );
  }
  if (code === 'points') {
    return (
      <ButtonLink variant="tint" size="large" to={navigation.earnPath} note="看看怎么得">
        {text}
      </ButtonLink>
    );
  }
  const fewer = shown && fewerOf(shown, num);
  if (fewer !== undefined) {
    return (
      <Button variant="tint" size="large" onClick={() => navigation.changeNum(fewer)} note={text}>
        {`改为 ${fewer} 件`}
      </Button>
    );
  }
  return (
    <Button variant="tint" size="large" onClick={onBack} note="回到商品">
      {text}
    </Button>
  );
}

function SubmitButton(props: Props) {
  const { checkout, isBusy, onSubmit } = props;
  const { shown, isCurrent, preview } = checkout;
  const obstacle = isCurrent ? obstacleOf(shown) : undefined;
  if (obstacle) return <ObstacleButton {...props} obstacle={obstacle} />;
  if (!isCurrent) {
    return preview.isLoading ? (
      <Button variant="off" size="large">
        正在计算
      </Button>
    ) : (
      <Button variant="tint" size="large" onClick={preview.refresh} note="点此重试">
        金额没有算出来
      </Button>
    );
  }
  if (shown && !areFiguresKnown(shown)) {
    return (
      <Button variant="off" size="large">
        金额有误，暂不能提交
      </Button>
    );
  }
  return (
    <Button size="large" busy={isBusy} onClick={onSubmit}>
      提交订单
    </Button>
  );
}

export function CheckoutBar(props: Props) {
  const { shown } = props.checkout;
  return (
    <BottomBar className={styles.bar}>
      <div className={styles.amount}>
        <small className={styles.label}>应付</small>
        {shown ? <PriceTag points={shown.points} cents={shown.payAmount} size="small" /> : '--'}
      </div>
      <SubmitButton {...props} />
    </BottomBar>
  );
}
