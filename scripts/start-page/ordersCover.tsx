// A file of its own, which only the page of the order list asks for (startPage.ts): how many wait for what, the newest orders.
import { OrderCard } from '@/features/order/components/OrderCard';
import { OrderTabs } from '@/features/order/components/OrderTabs';
import { getOrders } from '@/features/order/contract';
import listStyles from '@/features/order/screens/OrderListScreen.module.less';
import { getOrderCount } from '@/request/orderCountContract';
import { isFirstView } from './firstView';
import { keepTyping } from './keepTyping';
import { answerTo, paintAnswers } from './paintAnswers';
import type { Drawn } from './paintScreen';

/** Put in by the build (answeredScreens.mjs). */
declare const DRAWN: Drawn;

/** More than are in sight at first. */
const ROWS = 5;
const ignore = () => undefined;

async function paint(): Promise<void> {
  const [orders, counts] = await Promise.all([answerTo(getOrders), answerTo(getOrderCount)]);
  const rows = orders?.recordList.slice(0, ROWS) ?? [];
  if (rows.length === 0) return;
  await paintAnswers(DRAWN, () => ({
    tabs: <OrderTabs tab="all" counts={counts} onChange={ignore} />,
    list: (
      <section className={listStyles.list}>
        {rows.map((order) => (
          <OrderCard key={order.orderNo} order={order} isBusy={false} onAct={ignore} onExpired={ignore} />
        ))}
      </section>
    ),
  }));
  keepTyping();
}

// With another state the app scrolls to its tab.
if (isFirstView()) void paint();
