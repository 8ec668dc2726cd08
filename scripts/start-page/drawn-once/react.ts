// Stands in for React where a component is drawn once: every state is its first, and nothing happens afterwards.
import { Fragment } from './jsxRuntime';

export { Fragment };

function flat(children: unknown): unknown[] {
  if (Array.isArray(children)) return children.flatMap(flat);
  return children === undefined || children === null || typeof children === 'boolean' ? [] : [children];
}

export const Children = {
  map: <T>(children: unknown, change: (child: unknown, place: number) => T): T[] => flat(children).map(change),
  toArray: flat,
};

const ignore = (): void => undefined;
let ids = 0;

export const useState = <T>(first: T | (() => T)) => [first instanceof Function ? first() : first, ignore] as const;
export const useReducer = <T>(_change: unknown, first: T) => [first, ignore] as const;
export const useRef = <T>(first: T) => ({ current: first });
export const useEffect = ignore;
export const useLayoutEffect = ignore;
export const useMemo = <T>(make: () => T): T => make();
export const useCallback = <T>(act: T): T => act;
export const useId = (): string => {
  ids += 1;
  return `drawn${ids}`;
};
export const useSyncExternalStore = <T>(_subscribe: unknown, read: () => T): T => read();
