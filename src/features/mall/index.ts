export { RecommendedGoods } from './components/recommended/RecommendedGoods';
