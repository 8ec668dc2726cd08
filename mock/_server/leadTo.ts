import type { Operate } from '../../src/shared/lib/schema';

/** A button that leads somewhere: `route` is a path of the app. */
export function leadTo(key: string, text: string, route: string): Operate {
  return { key, text, enabled: true, reasonAction: { text, route } };
}
