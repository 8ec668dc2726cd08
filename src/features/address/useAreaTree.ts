import { useCallback, useEffect, useState } from 'react';
import { send } from '@/request/send';
import type { AreaNode, AreaTree } from '@/shared/lib/areas/areas';
import { getAreaTree } from './contract';

export type LoadAreas = () => Promise<Pick<AreaTree, 'tree'>>;

/** The areas that come with the app, else the server's; undefined when neither can be had. */
export async function findTree(load: LoadAreas): Promise<readonly AreaNode[] | undefined> {
  const own = await load().catch(() => undefined);
  if (own) return own.tree;
  const { code, data } = await send(getAreaTree, {}, { loading: false });
  return code === 0 && data?.tree && data.tree.length > 0 ? data.tree : undefined;
}

/** The areas: those that come with the app, else the server's. `hasFailed` when neither can be had. */
export function useAreaTree(load: LoadAreas) {
  const [tree, setTree] = useState<readonly AreaNode[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isLeft = false;
    setHasFailed(false);
    void findTree(load).then((found) => {
      if (isLeft) return;
      setTree(found);
      setHasFailed(found === undefined);
    });
    return () => {
      isLeft = true;
    };
  }, [load, attempt]);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { tree, hasFailed, retry };
}
