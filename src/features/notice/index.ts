export { MemberFrame } from './components/MemberFrame';
export { TextPanel } from './components/TextPanel';
