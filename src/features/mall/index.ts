export { GoodsGrid } from './components/recommended/GoodsGrid';
export { RecommendedGoods } from './components/recommended/RecommendedGoods';
export { type GoodsRow, goodsRow, remindGoods } from './contract';
export { rememberGoodsPreview } from './goodsPreviewCache';
