import type { Sku } from './contract';
import { exchangeActionOf } from './exchangeAction';

const ENABLED = { key: 'exchange', text: '立即兑换', enabled: true };

function sku(skuId: string, stock: number, limit: number | null = null, used = 0): Sku {
  return { skuId, specs: ['礼盒装'], img: '', points: 800, cash: 990, stock, limit, used };
}

test('a chosen SKU in stock leads to the order', () => {
  const one = sku('a', 5);
  expect(exchangeActionOf({ operate: [ENABLED], skus: [one] }, one)).toEqual({ kind: 'confirm', text: '立即兑换' });
});

test('the words are the server’s', () => {
  const one = sku('a', 5);
  const operate = [{ ...ENABLED, text: '立即抢兑' }];
  expect(exchangeActionOf({ operate, skus: [one] }, one)).toEqual({ kind: 'confirm', text: '立即抢兑' });
});

test.each([
  ['nothing chosen', undefined],
  ['a sold-out SKU chosen', sku('b', 0)],
  ['a SKU whose limit is used up', sku('b', 5, 2, 2)],
])('%s: the specs come first', (_, chosen) => {
  const action = exchangeActionOf({ operate: [ENABLED], skus: [sku('a', 5), sku('b', 0)] }, chosen);
  expect(action).toEqual({ kind: 'choose', text: '立即兑换' });
});

test('the server’s refusal is passed on with its way out, whatever is chosen', () => {
  const refused = {
    key: 'exchange',
    text: '还差 120 积分',
    enabled: false,
    reasonText: '还差 120 积分',
    reasonAction: { text: '看看怎么得', route: '/schedule/record' },
  };
  const one = sku('a', 5);
  expect(exchangeActionOf({ operate: [refused], skus: [one] }, one)).toEqual({ kind: 'refused', operate: refused });
});

test.each([
  ['no operate', [], [sku('a', 5)], '暂时不能兑换'],
  ['an operate for something else', [{ ...ENABLED, key: 'remind' }], [sku('a', 5)], '暂时不能兑换'],
  ['no SKU', [ENABLED], [], '暂时不能兑换'],
  ['the only SKU is used up', [ENABLED], [sku('a', 5, 2, 2)], '每人限 2 件，您已换满'],
  ['the only SKU is sold out', [ENABLED], [sku('a', 0)], '已换完'],
])('%s: never a button without a reason', (_, operate, skus, reason) => {
  const action = exchangeActionOf({ operate, skus }, skus[0]);
  expect(action).toMatchObject({ kind: 'refused', operate: { enabled: false, reasonText: reason } });
});
