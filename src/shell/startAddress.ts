import { isKnownPath, ROUTES } from '@/shared/config/routes';
import { startPath } from './startPath';

/** The hash with which the router may start: always "#/…"; see startPath. */
export function startHash(hash: string, search: string): string {
  return `#${startPath(hash, search, { home: ROUTES.pointsMall.path, has: isKnownPath })}`;
}
