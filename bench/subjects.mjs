// What is measured: the floors first, then our screens. `content` says when a person sees what he came for (text that the
// server has sent, never a skeleton), `live` when the app has it in hand and answers taps.

export const GOODS_CALL = '/api/miniapp/mall/goods/list?currentPage=1&pageSize=20&appCode=scheduling&platform=wxWap';

const CARD = '[data-bench="goods-card"]';
const GOODS = { sel: CARD, text: '\\d\\s*积分' };
const HOME = { content: GOODS, live: { ...GOODS, sel: `#root ${CARD}`, not: '#start' } };

/** A member's screen, which is shown ahead of the app. */
const ahead = (key, label, path, content) => ({
  key,
  label,
  at: `/#${path}`,
  persona: 'member',
  content,
  live: { ...content, sel: `#root ${content.sel}`, not: '#start' },
});

/** `goods` is the first good of the home screen: the one that is opened from there. `orderNo`: of the member. */
export function subjectsWith(goods, orderNo) {
  const route = {
    tap: `${CARD}[href*="goodsId=${goods.goodsId}"]`,
    done: { sel: 'h1', text: goods.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), hash: 'goods-detail' },
  };
  return [
    { key: 'static', label: 'static HTML, no script', at: '/floor-static.html', content: GOODS },
    { key: 'vanilla', label: 'one call, a few lines', at: '/floor-vanilla.html', content: GOODS, route },
    { key: 'guest', label: 'home, guest', at: '/#/schedule/points-mall', ...HOME, route },
    { key: 'member', label: 'home, member', at: '/#/schedule/points-mall', persona: 'member', ...HOME, route },
    {
      key: 'goods',
      label: 'goods detail',
      at: `/#/schedule/points-mall/goods-detail?goodsId=${goods.goodsId}`,
      content: route.done,
      live: { ...route.done, sel: '#root h1', not: '#start' },
    },
    ahead('orders', 'order list', '/schedule/points-mall/order-list', { sel: 'main article', text: '积分|¥' }),
    ahead('order', 'one order', `/schedule/points-mall/order-detail?orderNo=${orderNo}`, { sel: 'main h2', text: '.' }),
    ahead('coupons', 'coupons', '/coupon-list', { sel: 'main article', text: '可用' }),
    ahead('prizes', 'prizes', '/prize-record', { sel: 'main section', text: '填写地址' }),
    ahead('ledger', 'ledger', '/schedule/record', { sel: 'main b', text: '^[+-][\\d,]+$' }),
    ahead('play', 'lottery', '/activity/nursing-care/play', { sel: 'main button', text: '剩 \\d+ 次' }),
    ahead('card', 'card', '/membership-card', { sel: 'main label', text: '¥' }),
  ];
}
