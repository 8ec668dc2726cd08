import type { Operate } from '../../../src/shared/lib/schema';
import { leadTo } from '../leadTo';
import { maskPhone } from '../masks';
import { signedDays } from '../points/sign';
import type { User } from '../users';
import { presentYear } from './review';

function lead(text: string, route: string): Operate[] {
  return [leadTo('go', text, route)];
}

/** What has to be so before one can take part; looked at whenever the form is shown and again when it is handed in. */
export function conditionsOf(user: User | undefined, now: number) {
  const year = presentYear(now);
  // The campaign goes on into the year after its own: a sign-in of that one counts as well.
  const signs = user ? signedDays(user.userId).filter((day) => day >= `${year}-01-01`).length : 0;
  const isBound = user !== undefined && maskPhone(user.mobile) !== '';
  return [
    {
      key: 'mobile',
      text: '绑定手机号',
      done: isBound,
      operate: user && !isBound ? lead('去绑定', '/schedule/member?step=mobile') : [],
    },
    {
      key: 'sign',
      text: `${year} 年以来签到过一次`,
      done: signs > 0,
      operate: user && signs === 0 ? lead('去完成', '/schedule/points-mall?step=sign') : [],
    },
  ];
}
