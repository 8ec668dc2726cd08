import { SignupView } from '@/features/signup';
import { CODE } from '../../mock/_server/signup/testKit';
import { renderScreen } from './renderScreen';

/** Where the sign-up of the tests stands: a screen of the app that reads no query of its own. */
export const AT = '/schedule/member';

/** Opens the sign-up of the test campaign (mock/_server/signup/testKit.ts) for a package, with a query such as "?step=edit". */
export function openSignup(packageId: string, query = '') {
  return renderScreen(
    <SignupView
      code={CODE}
      packageId={packageId}
      title="报名"
      fallback="member"
      head={({ title }) => <h2>{title}</h2>}
      closedWay={{ text: '看订单', to: AT }}
      ordersPath={AT}
    />,
    { at: AT + query },
  );
}
