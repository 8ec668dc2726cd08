import { act, fireEvent, render, screen } from '@testing-library/react';
import { addCodeLoad } from '@/shared/lib/codeLoads';
import { uncover } from '@/shared/lib/startCover';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { ScreenLoading } from './ScreenLoading';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a screen: a word after 15 s, another with 重试 after 45 s; 重试 asks again and the waiting begins anew', () => {
  const askAgain = jest.fn();
  const forget = addCodeLoad(askAgain);
  render(<ScreenLoading skeleton={<p>灰框</p>} />);
  expect(screen.getByRole('status')).toHaveTextContent('加载中');
  pass(14_999);
  expect(screen.getByRole('status')).toHaveTextContent('加载中');
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('网络较慢，正在打开');
  expect(screen.getByText('灰框')).toBeInTheDocument();
  pass(30_000);
  expect(screen.getByRole('status')).toHaveTextContent('页面还没有打开');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(askAgain).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('加载中');
  pass(45_000);
  expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
  forget();
});

test('the start page’s cover stays over the grey boxes, until there are words or the screen', () => {
  const remove = jest.fn();
  const cover = { isPainted: false, remove };
  window.__START_COVER__ = cover;
  render(<ScreenLoading skeleton={<p>灰框</p>} />);
  uncover();
  expect(remove).not.toHaveBeenCalled();
  pass(15_000);
  expect(remove).toHaveBeenCalledTimes(1);

  window.__START_COVER__ = cover;
  const { unmount } = render(<ScreenLoading skeleton={<p>灰框</p>} />);
  uncover();
  unmount();
  expect(remove).toHaveBeenCalledTimes(2);
});

test('a part of a screen: the same, near the thumb', () => {
  const askAgain = jest.fn();
  const forget = addCodeLoad(askAgain);
  const remove = jest.fn();
  window.__START_COVER__ = { isPainted: true, remove };
  render(<PartLoading />);
  expect(remove).not.toHaveBeenCalled();
  pass(15_000);
  expect(screen.getByRole('status')).toHaveTextContent('网络较慢，正在打开');
  expect(remove).toHaveBeenCalledTimes(1);
  pass(30_000);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(askAgain).toHaveBeenCalledTimes(1);
  forget();
});

test('without a network the place says so, and no longer when it is back', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ScreenLoading skeleton={<p>灰框</p>} />);
  expect(screen.getByText('灰框')).toBeInTheDocument();
  pass(1000);
  expect(screen.getByRole('status')).toHaveTextContent('没有网络连上后会自动打开。');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.getByText('灰框')).toBeInTheDocument();
  pass(1000);
  expect(screen.getByRole('status')).toHaveTextContent('没有网络');
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('灰框')).toBeInTheDocument();
});
