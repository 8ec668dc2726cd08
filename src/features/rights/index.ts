export { MemberHint } from './components/MemberHint';
