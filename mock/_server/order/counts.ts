import { provideCount } from '../account';
import { addCloseBlocker } from '../consent/closing';
import { onLook } from '../mall/sweep';
import { measureTask } from '../points/tasks';
import { countOrders } from './list';
import { ORDER_STATUS } from './status';
import { orders, sweepOrders } from './store';
import type { GoodsOrder } from './types';

// Badges of the member home.
provideCount('ordersToPay', (userId) => countOrders(userId).pay);
provideCount('ordersToShip', (userId) => countOrders(userId).ship);
provideCount('ordersToReceive', (userId) => countOrders(userId).receive);
provideCount('ordersAfterSale', (userId) => countOrders(userId).aftersale);

addCloseBlocker('mall', (userId) => {
  const { pay, ship, receive, aftersale } = countOrders(userId);
  const open = pay + ship + receive + aftersale;
  if (open === 0) return undefined;
  return {
    text: `您有 ${open} 笔进行中的兑换订单，收到货、退好款再注销`,
    action: '看兑换订单',
    route: '/schedule/points-mall/order-list?tab=all',
  };
});

// An order that he has deleted since was one, too; one that was never received was none.
measureTask('exchange', (userId) => {
  sweepOrders();
  const isReceived = (order: GoodsOrder) => order.status === ORDER_STATUS.done && order.doneAt !== null;
  return orders().rows.filter((order) => order.userId === userId && isReceived(order)).length;
});

onLook(sweepOrders);
