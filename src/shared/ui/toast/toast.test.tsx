import { act, render, screen } from '@testing-library/react';
import { beginLoading } from '@/shared/lib/loading';
import { LoadingLayer } from '@/shell/LoadingLayer';
import { closeOverlays } from '../Popup/overlays';
import { showFailure, showLongMessage, showMessage, showNotification, showSuccess } from './toast';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

function pass(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

function startLoading(): () => void {
  let end = () => {};
  act(() => {
    end = beginLoading();
  });
  return () => act(end);
}

test.each([
  ['showMessage', showMessage],
  ['showSuccess', showSuccess],
  ['showFailure', showFailure],
])('%s stays three seconds', (_, show) => {
  show('库存不足');
  pass(2999);
  expect(screen.getByText('库存不足')).toBeVisible();
  pass(1);
  expect(screen.queryByText('库存不足')).not.toBeInTheDocument();
});

test.each([
  ['showMessage', showMessage],
  ['showSuccess', showSuccess],
  ['showNotification', showNotification],
  ['showLongMessage', showLongMessage],
])('%s is said by the region that stood there before', (_, show) => {
  const region = document.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  show('已保存');
  expect(region).toHaveTextContent('已保存');
  pass(8000);
  expect(region).toBeEmptyDOMElement();
  expect(region).toBeInTheDocument();
});

test('a failure interrupts', () => {
  showFailure('库存不足');
  expect(screen.getByRole('alert')).toHaveTextContent('库存不足');
});

test('a failed comment says so for one second', () => {
  showFailure('含有敏感词', 1000);
  pass(999);
  expect(screen.getByText('含有敏感词')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('含有敏感词')).not.toBeInTheDocument();
});

test('one message at a time: the newest, for its whole time', () => {
  showMessage('第一条');
  pass(2000);
  showSuccess('第二条');
  expect(screen.queryByText('第一条')).not.toBeInTheDocument();
  pass(2999);
  expect(screen.getByText('第二条')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('第二条')).not.toBeInTheDocument();
});

test('words are text, never HTML', () => {
  showMessage('<img src=x onerror=alert(1)>');
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  expect(document.querySelector('img')).not.toBeInTheDocument();
});

test('an empty message shows nothing', () => {
  showMessage('');
  expect(document.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
});

test('loading that starts and ends does not take a message away', () => {
  render(<LoadingLayer />);
  showMessage('库存不足');
  const endFirst = startLoading();
  pass(1000);
  expect(screen.getByText('加载中')).toBeInTheDocument();
  endFirst();
  const endSecond = startLoading();
  endSecond();
  expect(screen.queryByText('加载中')).not.toBeInTheDocument();
  pass(1999);
  expect(screen.getByText('库存不足')).toBeVisible();
});

test.each([
  ['a text of 27 characters', 27, 3000],
  ['a longer text', 28, 8000],
])('%s stays as long as it takes to read', (_, length, shownMs) => {
  for (const show of [showMessage, showSuccess, showFailure]) {
    show('库'.repeat(length));
    pass(shownMs - 1);
    expect(screen.getByText('库'.repeat(length))).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('库'.repeat(length))).not.toBeInTheDocument();
  }
});

test.each([
  ['a long message stays eight seconds', showLongMessage, 8000],
  ['a notification stays one and a half', showNotification, 1500],
])('%s', (_, show, shownMs) => {
  show('链接已复制');
  pass(shownMs - 1);
  expect(screen.getByText('链接已复制')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('链接已复制')).not.toBeInTheDocument();
});

test('a long text does not lengthen a time that the caller sets', () => {
  showFailure('含有敏感词'.repeat(10), 1000);
  pass(1000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('navigation takes no message away', () => {
  showSuccess('已保存');
  pass(2000);
  closeOverlays();
  pass(999);
  closeOverlays();
  expect(screen.getByText('已保存')).toBeVisible();
  pass(1);
  expect(screen.queryByText('已保存')).not.toBeInTheDocument();
});
