export { TextPanel } from './components/TextPanel';
