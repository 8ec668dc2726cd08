import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PageState } from './PageState';
import { PageActionsContext } from './pageActions';

afterEach(() => {
  jest.useRealTimers();
});

function pass(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

test('loading: the grey boxes, and after 8 s a line about it', () => {
  jest.useFakeTimers();
  render(<PageState state="loading" skeleton={<div data-testid="boxes" />} />);
  expect(screen.getByTestId('boxes')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('加载中');
  pass(7999);
  expect(screen.queryByText('加载较慢，请稍候')).not.toBeInTheDocument();
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('加载较慢，请稍候');
});

test('empty: words and a link that leads on', () => {
  render(
    <MemoryRouter>
      <PageState
        state="empty"
        title="还没有兑换订单"
        action={{ text: '去看看能换什么', to: '/schedule/points-mall' }}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: '还没有兑换订单' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去看看能换什么' })).toHaveAttribute('href', '/schedule/points-mall');
});

test('error: the words of the server, the code, a retry and customer service', async () => {
  const onRetry = jest.fn();
  const contactSupport = jest.fn();
  render(
    <PageActionsContext.Provider value={{ contactSupport }}>
      <PageState state="error" text="服务器正忙，您的券都还在" code={50012} onRetry={onRetry} />
    </PageActionsContext.Provider>,
  );
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('没有取到内容');
  expect(alert).toHaveTextContent('服务器正忙，您的券都还在');
  expect(alert).toHaveTextContent('CODE:50012');
  // The ways to help come into it later.
  expect(alert).toHaveAttribute('aria-atomic', 'false');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  await userEvent.click(await screen.findByRole('button', { name: '联系客服' }));
  expect(contactSupport).toHaveBeenCalledTimes(1);
});

test('error: words of the server are text, never HTML', () => {
  const { container } = render(
    <PageState state="error" text="<img src=x onerror=alert(1)>" code={1} onRetry={() => {}} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(container.querySelector('img[src="x"]')).not.toBeInTheDocument();
});

test('offline: a page with a retry', async () => {
  const onRetry = jest.fn();
  render(<PageState state="offline" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('网络不给力');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('unauthorised: signing in at once, a way to sign in again within 12 s', async () => {
  jest.useFakeTimers();
  const signIn = jest.fn();
  render(
    <PageActionsContext.Provider value={{ signIn }}>
      <PageState state="unauthorised" />
    </PageActionsContext.Provider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('正在登录…');
  pass(10_999);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  pass(1);
  expect(screen.getByRole('alert')).toHaveTextContent('登录未完成');
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: '重新登录' }));
  expect(signIn).toHaveBeenCalledTimes(1);
});

// Seldom shown, loaded with the first one; here it is there from the start.
beforeAll(() => import('./ClosedPage'), 60_000);

test('closed, not started: the moment, a countdown and the start', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T06:33:19+08:00') });
  const onStart = jest.fn();
  render(
    <PageState
      state="closed"
      reason="notStarted"
      startAt={Date.parse('2026-11-23T10:00:00+08:00')}
      onStart={onStart}
      action={{ text: '到时提醒我', onClick: () => {} }}
    />,
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(document.body).toHaveTextContent('11 月 23 日 10:00 开始，以服务器时间为准');
  expect(screen.getByRole('timer')).toHaveTextContent('2天03:26:41');
  expect(screen.getByRole('button', { name: '到时提醒我' })).toBeInTheDocument();
  pass(Date.parse('2026-11-23T10:00:00+08:00') - Date.now());
  expect(onStart).toHaveBeenCalledTimes(1);
});

test('a start in another year bears it', async () => {
  render(<PageState state="closed" reason="notStarted" startAt={Date.parse('2097-01-05T10:00:00+08:00')} />);
  await waitFor(() => expect(document.body).toHaveTextContent('2097-01-05 10:00 开始'));
});

test.each([
  ['ended', '已经结束'],
  ['soldOut', '已换完'],
  ['notEligible', '暂时不能参加'],
] as const)('closed, %s: says so, without a countdown', async (reason, title) => {
  render(<PageState state="closed" reason={reason} startAt={1} text="金杏会员可以参加" />);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText('金杏会员可以参加')).toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});
