import { act, fireEvent, render, screen } from '@testing-library/react';
// biome-ignore lint/style/noRestrictedImports: as Umi does with every route
import { lazy, Suspense } from 'react';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { history } from 'umi';
import { loadPage } from '@/shared/lib/lazyPart';
import { frameRoutes } from './frameRoutes';

function failLoudly(): never {
  throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
}

/** A screen whose code comes as soon as `code.isThere`. */
function screenOf(code: { isThere: boolean }) {
  const load = async () => (code.isThere ? () => <h1>这里</h1> : failLoudly());
  return lazy(async () => ({ default: await loadPage(load) }));
}

function App({ element }: { element: JSX.Element }) {
  const routes = [{ path: 'equity', element }];
  frameRoutes(routes);
  return useRoutes(routes);
}

function open(code: { isThere: boolean }) {
  const Screen = screenOf(code);
  const element = (
    <Suspense fallback={<p>等待</p>}>
      <Screen />
    </Suspense>
  );
  return render(
    <MemoryRouter initialEntries={['/equity']}>
      <App element={element} />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  // React tells the console of every error that a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => history.replace('/'));

test('重试 asks for the screen’s code anew, without loading the page', async () => {
  const code = { isThere: false };
  open(code);
  const retry = await screen.findByRole('button', { name: '重试' });
  fireEvent.click(retry);
  expect(await screen.findByRole('heading', { name: '这个页面没有打开' })).toBeInTheDocument();
  code.isThere = true;
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '这里' })).toBeInTheDocument();
});

test('the network is back: the screen opens by itself', async () => {
  const code = { isThere: false };
  open(code);
  await screen.findByRole('button', { name: '重试' });
  code.isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: '这里' })).toBeInTheDocument();
});

test('返回首页 on the home screen itself tries it once more', async () => {
  const code = { isThere: false };
  window.history.replaceState(null, '', '/#/schedule/points-mall');
  open(code);
  const home = await screen.findByRole('button', { name: '返回首页' });
  code.isThere = true;
  fireEvent.click(home);
  expect(await screen.findByRole('heading', { name: '这里' })).toBeInTheDocument();
  expect(window.location.hash).toBe('#/schedule/points-mall');
});

test('返回首页 elsewhere goes there', async () => {
  window.history.replaceState(null, '', '/#/equity');
  open({ isThere: false });
  fireEvent.click(await screen.findByRole('button', { name: '返回首页' }));
  expect(window.location.hash).toBe('#/schedule/points-mall');
});
