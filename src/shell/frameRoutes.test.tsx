import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { unstable_HistoryRouter as HistoryRouter, MemoryRouter, useLocation, useRoutes } from 'react-router-dom';
import { history } from 'umi';
import { NotFoundScreen } from '@/features/login/screens/NotFoundScreen';
import { lazyPart } from '@/shared/lib/lazyPart';
import { Link } from '@/shared/ui/Link/Link';
import { type ClientRoute, frameRoutes } from './frameRoutes';

function App() {
  const routes: ClientRoute[] = [
    { path: '*', element: <NotFoundScreen /> },
    { path: 'equity', element: <h1>权益详情</h1> },
    { path: '/', element: <h1>首页</h1> },
  ];
  frameRoutes(routes);
  return useRoutes(routes);
}

const Routed = ({ routes }: { routes: ClientRoute[] }) => useRoutes(routes);

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  );

test.each([
  ['/equity', '权益详情'],
  ['/equity?rightId=1', '权益详情'],
  ['/', '首页'],
  ['/?channelName=a', '首页'],
])('%s is a screen', (address, name) => {
  open(address);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
});

test.each([
  ['/Equity?rightId=R1&from=a%2Fb', '/equity?rightId=R1&from=a%2Fb'],
  ['/equity/', '/equity'],
  ['/EQUITY/?a=1', '/equity?a=1'],
  ['/%65quity', '/equity'],
])('%s is no screen, and the right address is offered', (address, offered) => {
  open(address);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('页面不存在');
  expect(screen.getByRole('link', { name: '权益详情' })).toHaveAttribute('href', offered);
});

test('an old address is offered without its query, an unknown one only the way home', () => {
  const old = open('/goods/list/?x=y');
  expect(screen.getByRole('link', { name: '积分商城' })).toHaveAttribute('href', '/schedule/points-mall');
  old.unmount();
  open('/no/such');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test.each(['/no/such', '/Equity'])('at %s the main landmark says that there is no such screen', (address) => {
  open(address);
  expect(screen.getByRole('main', { name: '页面不存在' })).toBeVisible();
});

test('the focus comes to the next screen, also when its code is still on the way', async () => {
  let bring = () => {};
  const LateScreen = lazyPart(async () => {
    await new Promise<void>((resolve) => {
      bring = resolve;
    });
    return () => <h1>权益详情</h1>;
  });
  const routes: ClientRoute[] = [
    { path: '/', element: <Link to="/equity">看权益</Link> },
    { path: 'equity', element: <LateScreen /> },
  ];
  for (const route of routes) route.element = <Suspense fallback="加载中">{route.element}</Suspense>;
  frameRoutes(routes);
  render(
    <MemoryRouter>
      <Routed routes={routes} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: '看权益' }));
  expect(screen.getByRole('main')).toHaveFocus();
  await act(async () => bring());
  expect(await screen.findByRole('heading', { name: '权益详情' })).toBeVisible();
  expect(screen.getByRole('main', { name: '权益详情' })).toHaveFocus();
});

function BreaksOnce() {
  if (useLocation().search === '?id=broken') throw new Error('broken');
  return <h1>权益详情</h1>;
}

test('a screen that broke under one query is there under another', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const routes: ClientRoute[] = [{ path: 'equity', element: <BreaksOnce /> }];
  frameRoutes(routes);
  render(
    <MemoryRouter initialEntries={['/equity?id=broken']}>
      <Link to="/equity?id=sound">下一项</Link>
      <Routed routes={routes} />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('heading', { name: '权益详情' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: '下一项' }));
  expect(await screen.findByRole('heading', { name: '权益详情' })).toBeVisible();
});

test('a screen takes the start page’s cover away when it is there; the home screen leaves that to what it shows', () => {
  const remove = jest.fn();
  window.__START_COVER__ = { isPainted: false, remove };
  const { unmount } = open('/schedule/points-mall?tab=service');
  expect(remove).not.toHaveBeenCalled();
  unmount();
  open('/equity');
  expect(remove).toHaveBeenCalledTimes(1);
});

test('each place of the bar begins at its top, and another query of it leaves it where it is', () => {
  const home = '/schedule/points-mall';
  const routes: ClientRoute[] = [{ path: home, element: <h1>杏邻</h1> }];
  frameRoutes(routes);
  history.push(home);
  render(
    <HistoryRouter history={history}>
      <Routed routes={routes} />
    </HistoryRouter>,
  );
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const timesOn = (query: string) => {
    scrollTo.mockClear();
    act(() => history.push(home + query));
    return scrollTo.mock.calls.length;
  };
  expect(['?step=sign', '?tab=service', '?tab=service&step=all', ''].map(timesOn)).toEqual([0, 1, 0, 1]);
});
