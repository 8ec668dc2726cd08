// A file of its own, which only the page of one order asks for (startPage.ts): how it stands, where it goes, what it cost.
import { OrderDelivery } from '@/features/order/components/OrderDelivery';
import { OrderHead } from '@/features/order/components/OrderHead';
import { OrderDescription, OrderSums } from '@/features/order/components/OrderSums';
import { getOrderDetail } from '@/features/order/contract';
import { buttonsOf } from '@/features/order/orderButtons';
import screenStyles from '@/features/order/screens/OrderDetailScreen.module.less';
import { OperateButtons } from '@/shared/ui/OperateBar/OperateButtons';
import { isFirstView } from './firstView';
import { PhonePlace } from './PhonePlace';
import { answerTo, paintAnswers } from './paintAnswers';
import type { Drawn } from './paintScreen';

/** Put in by the build (answeredScreens.mjs). */
declare const DRAWN: Drawn;

const ignore = () => undefined;

async function paint(): Promise<void> {
  const order = await answerTo(getOrderDetail);
  // Cases of after-sales, between the parcels and the sums, ask for what only the app has.
  if (!order || order.afterSale.length > 0) return;
  const buttons = buttonsOf(order);
  await paintAnswers(DRAWN, () => ({
    content: (
      <div className={screenStyles.page}>
        <OrderHead order={order} onExpired={ignore} />
        <OrderDelivery order={order} />
        <OrderSums order={order} />
        <OrderDescription order={order} />
        {buttons.length > 0 && (
          <>
            <OperateButtons operate={buttons} busy={false} onAct={ignore} onMore={ignore} />
            <PhonePlace />
          </>
        )}
      </div>
    ),
  }));
}

if (isFirstView(['orderNo'])) void paint();
