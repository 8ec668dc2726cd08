import { Provider } from '@@/plugin-model';
import { models } from '@@/plugin-model/model';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppActions } from '@/shell/AppActions';

const modelsByNamespace = Object.fromEntries(Object.values(models).map(({ namespace, model }) => [namespace, model]));

interface Options {
  /** Path and query, for example "/schedule/address?mode=select". */
  at?: string;
  /** The address from which the member came, one step back in the history. */
  from?: string;
}

function AddressReader({ present }: { present: { address: string } }) {
  const { pathname, search } = useLocation();
  present.address = pathname + search;
  return null;
}

/**
 * Renders one screen inside the providers the app gives it, at the given address. `location()` gives the present address
 * as path and query.
 */
export function renderScreen(screen: ReactElement, { at = '/', from }: Options = {}) {
  const present = { address: at };
  const rendered = render(
    <MemoryRouter initialEntries={from === undefined ? [at] : [from, at]}>
      <Provider models={modelsByNamespace}>
        <AppActions>{screen}</AppActions>
        <AddressReader present={present} />
      </Provider>
    </MemoryRouter>,
  );
  return { ...rendered, location: () => present.address };
}
