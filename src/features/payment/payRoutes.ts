import { allRoutes } from '@/shared/config/routes';
import { pathOf } from '@/shared/lib/navigation';
import type { Biz } from './contract';

/** Where one kind of order leads around its payment. Every value is a path of the app with its query. */
interface PayRoutes {
  /** What came of the order once the server has said that it is paid. */
  readonly result: (orderNo: string) => string;
  /** Where "back" leads from the result. */
  readonly afterResult: string;
  /** The order itself. */
  readonly order: (orderNo: string) => string;
  /** Where a closed order is made anew. */
  readonly startAgain: string;
}

/** The card is bought anew at the price of the campaign that it came through. */
function cardRoutes(biz: 'vip' | 'reserve', from: string | undefined): PayRoutes {
  return {
    result: (orderNo) => pathOf('vipPaySuccess', { orderNo, biz }),
    afterResult: pathOf('member'),
    order: (orderNo) => pathOf('vipOrderDetail', { orderNo }),
    startAgain: pathOf('membershipCard', { from }),
  };
}

/** The good is chosen anew at the price of the campaign that it came through. */
function goodsRoutes(from: string | undefined, goodsId: string | undefined): PayRoutes {
  return {
    result: (orderNo) => pathOf('goodsPaySuccess', { orderNo }),
    afterResult: pathOf('pointsMall'),
    order: (orderNo) => pathOf('orderDetail', { orderNo }),
    startAgain: goodsId === undefined ? pathOf('pointsMall') : pathOf('goodsDetail', { goodsId, from }),
  };
}

/** The address that a campaign has named for its orders; an order of a campaign that is gone leads to 我的. */
function campaignRoutes(campaign: string | undefined): PayRoutes {
  const own = allRoutes().find(({ orders }) => orders !== undefined && orders.from === campaign);
  const startAgain = own?.orders?.startAgain ?? pathOf('pointsMall');
  const order = (orderNo: string) => (own ? pathOf(own, { orderNo }) : pathOf('member'));
  return { result: order, afterResult: startAgain, order, startAgain };
}

/**
 * @param from the campaign that sent the member to the cashier
 * @param goodsId the one good that the order is for
 */
export function payRoutesOf(biz: Biz, from: string | undefined, goodsId?: string): PayRoutes {
  if (biz === 'campaign') return campaignRoutes(from);
  return biz === 'goods' ? goodsRoutes(from, goodsId) : cardRoutes(biz, from);
}
