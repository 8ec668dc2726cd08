import { screen } from '@testing-library/react';
import { useQuery } from '@/request/useQuery';
import { ask } from '@/testing/ask';
import { signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { grantCoupon } from '../../../../mock/_server/coupon/wallet';
import { shopperWith, walletWith } from '../../../../mock/_server/order/testKit';
import { DAY, serverNow, setServerNow } from '../../../../mock/_server/state';
import { personaUser } from '../../../../mock/_server/users';
import { getOrderDetail } from '../contract';
import { AfterSaleForm } from './AfterSaleForm';

function Holder({ orderNo }: { orderNo: string }) {
  const { data, refresh } = useQuery(getOrderDetail, { orderNo });
  const offer = data?.afterSaleOffer;
  return offer ? <AfterSaleForm order={data} offer={offer} onDone={() => {}} askAnew={refresh} /> : null;
}

test.each([
  ['says that the coupon comes back as well', 1],
  ['promises no coupon where none was used', 0],
])('the form %s', async (_, count) => {
  const elder = shopperWith(ask, 'elder');
  const couponId = count > 0 ? grantCoupon(personaUser('elder').userId, 'T-3', 30) : 'none';
  const { orderNo } = await elder.order('G1001-1', 1, { couponId });
  await walletWith(ask)(orderNo, 'success');
  setServerNow(serverNow() + DAY);
  signInAs('elder');
  renderScreen(<Holder orderNo={orderNo} />);
  expect(await screen.findByText(/积分一起退回/)).toBeInTheDocument();
  expect(screen.queryAllByText('全部退完时，优惠券也退回，有效期不变')).toHaveLength(count);
});
