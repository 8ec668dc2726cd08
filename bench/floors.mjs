// What a page costs that does nothing else: the same goods from the same server as static HTML, and as one call with a few
// lines of script. No page with these goods can be faster on this link; ours is compared with them.

const STYLE = `*{box-sizing:border-box}body{margin:0;background:#f7f5f2;font:14px/1.5 sans-serif;color:#2b2622}
header{padding:16px;background:#ffe9d6}h1{margin:0;font-size:20px}.banner{display:block;width:calc(100% - 24px);height:auto;margin:12px}
main{display:grid;grid-template-columns:1fr 1fr;grid-gap:8px;padding:0 12px}main a{background:#fff;color:inherit;text-decoration:none}
main img{display:block;width:100%;height:auto}h3{margin:8px;font-size:14px;height:42px;overflow:hidden}p{margin:8px;color:#c2410c}`;

const HEAD = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>积分商城</title><link rel="icon" href="data:,"><style>${STYLE}</style>`;

const TOP = `<header><h1>积分商城</h1>护理到家，像邻里一样</header><img class="banner" src="/api/__mock/art/banner-rights.webp" width="716" height="252" fetchpriority="high" alt="">`;

/** Written into the second page as it stands. */
const cards = (rows) =>
  rows
    .map(
      ({ goodsId, name, img, points }, place) =>
        `<a data-bench="goods-card" href="#/goods-detail?goodsId=${goodsId}"><img src="${img}" width="480" height="480" alt=""${place < 2 ? '' : ' loading="lazy"'}><h3>${name}</h3><p>${points} 积分</p></a>`,
    )
    .join('');

/** Runs in the page, with `cards` beside it. */
const start = (first) => {
  const place = document.getElementById('place');
  const home = document.createElement('div');
  const show = (rows) => {
    home.innerHTML = `${document.getElementById('top').innerHTML}<main>${cards(rows)}</main>`;
    place.replaceChildren(home);
  };
  const showGood = (id) =>
    fetch(`/api/miniapp/mall/goods/detail?goodsId=${id}`)
      .then((answer) => answer.json())
      .then(({ data }) => {
        place.innerHTML = `<img class="banner" src="${data.gallery[0]}" width="480" height="480" alt=""><h1>${data.name}</h1><p>${data.points} 积分</p>${data.story}`;
        scrollTo(0, 0);
      });
  first.then(({ data }) => show(data.recordList));
  addEventListener('hashchange', () => {
    const id = location.hash.split('goodsId=')[1];
    if (id) void showGood(id);
    else place.replaceChildren(home);
  });
};

/** The pages by their paths. `goods` is the answer that both show; `call` the address that it came from. */
export function floorPages(goods, call) {
  const ask = `const first=fetch('${call}').then((answer)=>answer.json())`;
  return {
    '/floor-static.html': `${HEAD}</head><body>${TOP}<main>${cards(goods)}</main></body></html>`,
    '/floor-vanilla.html': `${HEAD}<script>${ask}</script></head><body><div id="place"></div><template id="top">${TOP}</template><script>const cards=${cards};(${start})(first)</script></body></html>`,
  };
}
