export { PosterPanel } from './components/PosterPanel';
