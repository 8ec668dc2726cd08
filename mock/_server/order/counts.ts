import { provideCount } from '../account';
import { onLook } from '../mall/sweep';
import { countOrders } from './list';
import { sweepOrders } from './store';

// Badges of the member home.
provideCount('ordersToPay', (userId) => countOrders(userId).pay);
provideCount('ordersToShip', (userId) => countOrders(userId).ship);
provideCount('ordersToReceive', (userId) => countOrders(userId).receive);
provideCount('ordersAfterSale', (userId) => countOrders(userId).aftersale);

onLook(sweepOrders);
