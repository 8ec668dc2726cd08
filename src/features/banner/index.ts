export { BannerStrip } from './components/BannerStrip';
