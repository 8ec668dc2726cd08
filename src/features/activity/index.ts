export { ActivityStrip } from './components/ActivityStrip';
