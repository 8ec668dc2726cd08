export { reportEvent } from './reportEvent';
