import type { RouteName } from '@/shared/config/routes';
import { ownValue } from '@/shared/lib/ownValue';

/** Addresses of former versions and links in print, and the screen that has taken their place. */
const SUCCESSORS: Readonly<Record<string, RouteName>> = {
  '/goods/list': 'pointsMall',
  '/goods': 'pointsMall',
  '/home': 'pointsMall',
  '/index': 'pointsMall',
  '/points-mall': 'pointsMall',
  '/user': 'member',
  '/member': 'member',
  '/mine': 'member',
  '/order/list': 'orderList',
  '/orders': 'orderList',
  '/address': 'address',
};

/** The screen that stands for an old address; undefined when none does. */
export function screenForOldPath(path: string): RouteName | undefined {
  const name = path.replace(/\/+$/, '').toLowerCase();
  return ownValue(SUCCESSORS, name);
}
