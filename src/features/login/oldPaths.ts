import { ROUTES, type Route, type RouteName, routeAt } from '@/shared/config/routes';
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

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The path without what a person or a program adds by mistake: the "!" of an old kind of link ("#!/equity"), capitals,
 * doubled or trailing slashes, escapes, and whatever follows from the first character on that no address has: a blank, the
 * full stop of a sentence, "&from=…" without a "?".
 */
function plainPath(path: string): string {
  const [plain = ''] = decode(path)
    .toLowerCase()
    .replace(/^\/!\/*/, '/')
    .split(/[^\w/-]/);
  return plain.replace(/\/+/g, '/').replace(/\/$/, '');
}

/** The screen that stands for an old address; undefined when none does. */
export function screenForOldPath(path: string): Route | undefined {
  const name = ownValue(SUCCESSORS, plainPath(path));
  return name && ROUTES[name];
}

/** The screen whose address is meant by a path in another spelling ("/Equity", "/equity/"); undefined when none is. */
export function screenForMisspeltPath(path: string): Route | undefined {
  return routeAt(plainPath(path));
}
