import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDay } from '@/shared/lib/timeFormat';
import { type QueryState, QueryView } from './QueryView';

const BROKEN = { code: 50012, msg: '服务器正忙', kind: 'server' } as const;
const LOST = { code: 1000, msg: '请求失败', kind: 'network' } as const;

function show(state: Omit<QueryState<string>, 'refresh'>) {
  const refresh = jest.fn();
  render(
    <QueryView query={{ ...state, refresh }} skeleton={<div data-testid="boxes" />}>
      {(data) => <p>{data}</p>}
    </QueryView>,
  );
  return refresh;
}

test('nothing yet: grey boxes', () => {
  show({ data: undefined });
  expect(screen.getByTestId('boxes')).toBeInTheDocument();
});

test('nothing, failed: the failure as a page', async () => {
  const refresh = show({ data: undefined, failure: BROKEN });
  expect(screen.getByRole('alert')).toHaveTextContent('服务器正忙');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('content', () => {
  show({ data: '内容' });
  expect(screen.getByText('内容')).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  [LOST, '网络不给力，数据更新于 09:32'],
  [BROKEN, '没有刷新成功，数据更新于 09:32'],
])('a failed refresh keeps the content under a bar', (failure, words) => {
  show({ data: '内容', failure, updatedAt: Date.parse(`${formatDay(Date.now())}T09:32:00+08:00`) });
  expect(screen.getByText('内容')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test('while the phone has no network, which is said on top of every screen, a bar tells the age of the content only', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({ data: '内容', failure: LOST, updatedAt: Date.parse(`${formatDay(Date.now())}T09:32:00+08:00`) });
  expect(screen.getByText('数据更新于 09:32')).toBeInTheDocument();
  expect(screen.queryByText(/网络不给力/)).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
