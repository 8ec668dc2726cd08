import { askEarly } from '@/request/askEarly';
import { commonParameters } from '@/request/commonParameters';
import { isSignedIn } from '@/session/loginInfo';
import { appConfig } from '@/shared/config/appConfig';
import { ROUTES } from '@/shared/config/routes';

interface FirstCall {
  path: `/api/${string}`;
  /** What it takes from the address of the screen: without one of `needs` the screen asks for nothing. */
  needs?: readonly string[];
  takes?: readonly string[];
  sends?: Readonly<Record<string, string>>;
  /** Guests see the screen too. */
  isPublic?: boolean;
}

/** The call with which a screen begins. That it is the very one, the test of this file holds. */
export const FIRST_CALLS: Readonly<Record<string, FirstCall>> = {
  [ROUTES.goodsDetail.path]: {
    path: '/api/miniapp/mall/goods/detail',
    needs: ['goodsId'],
    takes: ['from'],
    isPublic: true,
  },
  [ROUTES.orderList.path]: {
    path: '/api/miniapp/mall/order/list',
    takes: ['tab'],
    sends: { tab: 'all', pageSize: '10', currentPage: '1' },
  },
  [ROUTES.orderDetail.path]: { path: '/api/miniapp/mall/order/detail', needs: ['orderNo'] },
  [ROUTES.rewardDetail.path]: { path: '/api/miniapp/reward/detail', needs: ['rewardId'] },
  [ROUTES.member.path]: { path: '/api/miniapp/user/home', isPublic: true },
  [ROUTES.equityAggregation.path]: { path: '/api/miniapp/right/mine', sends: { owner: 'self' } },
  [ROUTES.memberRightsCenter.path]: { path: '/api/miniapp/member/level/list', isPublic: true },
};

/**
 * Asks for what the screen at `href` ("/path?query") begins with, in the moment of the tap: its code and its drawing come
 * meanwhile, and take the answer over (see takeEarlyAnswer). Nobody waits for it.
 */
export function askForNextAnswer(href: string): void {
  const [path = '', search] = href.split('?');
  const call = FIRST_CALLS[path];
  if (!call || !(call.isPublic || isSignedIn())) return;
  const { needs = [], takes = [], sends } = call;
  const asked = new URLSearchParams(search);
  if (needs.some((name) => !asked.get(name))) return;
  const taken = [...needs, ...takes].flatMap((name) => (asked.get(name) ? [[name, asked.get(name) as string]] : []));
  const parameters = { ...sends, ...Object.fromEntries(taken), ...commonParameters() };
  askEarly(`${appConfig().urlPrefix}${call.path}?${new URLSearchParams(parameters)}`);
}
