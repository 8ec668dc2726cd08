import { Provider } from '@@/plugin-model';
import { models } from '@@/plugin-model/model';
import { render } from '@testing-library/react';
import { type ReactElement, useLayoutEffect } from 'react';
import {
  createPath,
  unstable_HistoryRouter as HistoryRouter,
  type To,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { noteEntry } from '@/shared/lib/historyEntry';
import { AppActions } from '@/shell/AppActions';
import { hashHistory } from './hashHistory';

const modelsByNamespace = Object.fromEntries(Object.values(models).map(({ namespace, model }) => [namespace, model]));

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

interface Options {
  /** Path and query, for example "/schedule/address?mode=select". */
  at?: string;
  /** The address from which the member came, one step back in the history. */
  from?: string;
}

/** Takes note of the entries, as the frame around every screen does. */
function EntryNote({ present }: { present: { address: string } }) {
  const { pathname, search, key } = useLocation();
  const action = useNavigationType();
  present.address = pathname + search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another entry
  useLayoutEffect(() => {
    noteEntry(pathname + search, action);
  }, [key, pathname, search, action]);
  return null;
}

/** Renders one screen on the present entry of the browser's history, as a page that was loaded there. */
export function renderHere(screen: ReactElement) {
  // Tests name the address of a link, without the page before it.
  const history = Object.assign(hashHistory(), { createHref: hrefOf });
  const present = { address: '' };
  const rendered = render(
    <HistoryRouter history={history}>
      <Provider models={modelsByNamespace}>
        <AppActions>{screen}</AppActions>
        <EntryNote present={present} />
      </Provider>
    </HistoryRouter>,
  );
  return { ...rendered, location: () => present.address };
}

/**
 * Renders one screen inside the providers the app gives it, at the given address. `location()` gives the present address
 * as path and query. Going back takes the history a moment, as in a browser.
 */
export function renderScreen(screen: ReactElement, { at = '/', from }: Options = {}) {
  window.history.replaceState(null, '', `#${from ?? at}`);
  if (from !== undefined) {
    const history = hashHistory();
    noteEntry(from, 'POP');
    history.push(at);
    noteEntry(at, 'PUSH');
  }
  return renderHere(screen);
}
