import { act, render, screen } from '@testing-library/react';
import { createClientRoutes } from '@umijs/renderer-react/dist/routes';
// biome-ignore lint/style/noRestrictedImports: what Umi makes of a page
import { lazy, type ReactNode } from 'react';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { beginScreen, rememberScreens } from './beginScreen';
import { type ClientRoute, frameRoutes } from './frameRoutes';

const load = jest.fn(async () => ({ default: () => <h1>商品详情</h1> }));

// A component, whatever its type says.
const Loading = () => <p>正在打开</p>;

/** The routes as Umi makes them. */
function umiRoutes(): ClientRoute[] {
  const routesById = { goods: { id: 'goods', path: 'goods' } };
  const routeComponents = { goods: lazy(load) };
  rememberScreens({ routes: routesById, routeComponents });
  const routes = createClientRoutes({
    routesById,
    routeComponents,
    loadingComponent: Loading as unknown as ReactNode,
    reactRouter5Compat: false,
  });
  frameRoutes(routes as ClientRoute[]);
  return routes as ClientRoute[];
}

const Routed = ({ routes }: { routes: ClientRoute[] }) => useRoutes(routes);

const open = (routes: ClientRoute[]) =>
  render(
    <MemoryRouter initialEntries={['/goods']}>
      <Routed routes={routes} />
    </MemoryRouter>,
  );

afterEach(() => load.mockClear());

test('a screen that is not begun is stood for until its code runs', async () => {
  open(umiRoutes());
  expect(screen.getByText('正在打开')).toBeInTheDocument();
  expect(await screen.findByRole('heading')).toHaveTextContent('商品详情');
});

test('a screen that is begun is drawn at once, and its code runs once', async () => {
  const routes = umiRoutes();
  await act(async () => beginScreen('/goods'));
  open(routes);
  expect(screen.getByRole('heading')).toHaveTextContent('商品详情');
  beginScreen('/goods');
  expect(load).toHaveBeenCalledTimes(1);
});

test('an address without a screen begins nothing', () => {
  umiRoutes();
  beginScreen('/elsewhere');
  expect(load).not.toHaveBeenCalled();
});
