import { useLocation } from 'umi';
import { addressBelow } from './historyEntry';
import { type QueryParams, queryOf, useGoBack, useSetQuery, valuesOf } from './navigation';
import { useNavigate } from './useNavigate';

/**
 * What the query value `key` opens over a screen or in its place, with the values `also` that go with it. Opening it is a
 * step forward, so that the back key closes it.
 *
 * `close` is for what lies over the screen: it shows the screen without it, one step back when that lies there, or in the
 * place of the panel when the member came here from elsewhere. `back` is for a view in the place of the screen: like every
 * 返回 it leads to where the member came from, and to the screen without the view for a member who entered on it.
 */
export function usePanel(key: string, ...also: readonly string[]) {
  const navigate = useNavigate();
  const setQuery = useSetQuery();
  const { pathname, search } = useLocation();
  const query = valuesOf(search);
  const closed = Object.fromEntries([key, ...also].map((name) => [name, undefined]));

  const close = () => {
    const [path, queryBelow] = addressBelow()?.split('?') ?? [];
    if (path === pathname && new URLSearchParams(queryBelow).get(key) !== query.get(key)) navigate(-1);
    else setQuery(closed, { replace: true });
  };
  return {
    shown: query.get(key) || undefined,
    open: (value: string, params: QueryParams = {}) => setQuery({ [key]: value, ...params }),
    close,
    back: useGoBack(pathname + queryOf({ ...Object.fromEntries(query.entries()), ...closed })),
  };
}
