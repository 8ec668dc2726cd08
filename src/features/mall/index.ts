export { GoodsGrid } from './components/recommended/GoodsGrid';
export { RecommendedGoods } from './components/recommended/RecommendedGoods';
export { type GoodsRow, goodsRow } from './contract';
