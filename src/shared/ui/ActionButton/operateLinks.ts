import { internalPath } from '@/shared/lib/navigation';
import type { Operate } from '@/shared/lib/schema';

/** The screen that a button of the server names: the target of a usable one, the way out of any other. */
export function pathOfOperate({ reasonAction }: Operate): string | undefined {
  return reasonAction && internalPath(reasonAction.route);
}

/** Says whether a button can be shown: one that leads to a screen which this app lacks cannot. */
export function isReachable(operate: Operate): boolean {
  return !operate.enabled || !operate.reasonAction || pathOfOperate(operate) !== undefined;
}

/** Says whether a button does something on a screen that acts by these keys; one with a key that it does not know would be dead. */
export function isActionable(operate: Operate, keys: readonly string[]): boolean {
  return !operate.enabled || keys.includes(operate.key) || pathOfOperate(operate) !== undefined;
}
