import { TextReader } from '@/features/consent';
import { ROUTES } from '../routes';

/** The rules, whole, in every wording there was; also without a network. */
export function RuleScreen() {
  return <TextReader textKey="year-rule" title={ROUTES.rule.title} fallback={ROUTES.home} />;
}
