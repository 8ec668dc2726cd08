import { ask } from '@/testing/ask';
import { deliver } from '@/testing/fakeServer';
import { shopperWith, walletWith } from '../order/testKit';
import { resetServer } from '../state';

const tellWallet = walletWith(ask);
const elder = shopperWith(ask, 'elder');

beforeEach(() => resetServer());

const open = (query: string) =>
  deliver({ method: 'GET', url: `/api/__mock/cashier?${query}`, headers: {}, body: undefined });

test('the page that stands for the wallet names the amount and its buttons', async () => {
  const { orderNo } = await elder.order('G1001-1', 1, { couponId: 'none' });
  const page = await open(`orderNo=${orderNo}&biz=goods`);
  expect(page.status).toBe(200);
  expect(page.body).toContain('¥9.90');
  for (const name of ['支付成功', '支付失败', '处理中', '取消支付']) expect(page.body).toContain(name);
  expect(page.body).toContain(`/#/paying?orderNo=${orderNo}&amp;biz=goods`);
  await tellWallet(orderNo, 'success');
  expect((await open(`orderNo=${orderNo}`)).body).toContain('已经有结果');
});

test.each(['', 'orderNo=G0', 'orderNo="><img src=x onerror=alert(1)>', `orderNo=${'A'.repeat(100_000)}`])(
  'the query %j is not written into the page',
  async (query) => {
    const page = await open(query);
    expect(page.status).toBe(404);
    expect(page.body).not.toContain('<img');
  },
);

test('a biz that does not exist is refused', async () => {
  const { orderNo } = await elder.order('G1001-1', 1, { couponId: 'none' });
  expect((await open(`orderNo=${orderNo}&biz=<b>`)).status).toBe(404);
});
