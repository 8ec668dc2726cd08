import { internalPath } from '@/shared/lib/navigation';
import type { Operate } from '@/shared/lib/schema';

/** Leaves out buttons whose screen the app does not have. */
export function keepUsable(operate: readonly Operate[]): Operate[] {
  return operate.filter(
    ({ enabled, reasonAction }) => !enabled || !reasonAction || internalPath(reasonAction.route) !== undefined,
  );
}
