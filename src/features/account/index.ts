export { MemberCode } from './components/MemberCode';
export { useFeature } from './useFeature';
