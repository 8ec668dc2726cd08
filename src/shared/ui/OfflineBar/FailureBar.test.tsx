import { fireEvent, render, screen } from '@testing-library/react';
import { httpFailure } from '@/request/envelope';
import { failureOf } from '@/request/failure';
import { FailureBar } from './FailureBar';

const failed = () => {
  const failure = failureOf(httpFailure(500));
  if (!failure) throw new Error('no failure');
  return failure;
};
const words = () => screen.getByRole('status').textContent;

test('while it is tried again the bar says so, and says anew that it has failed', () => {
  const onRefresh = jest.fn();
  const first = failed();
  const { rerender } = render(<FailureBar failure={first} onRefresh={onRefresh} />);
  expect(words()).toContain('没有刷新成功');
  fireEvent.click(screen.getByRole('button'));
  expect(onRefresh).toHaveBeenCalledTimes(1);
  expect(words()).toContain('正在刷新');
  rerender(<FailureBar failure={first} onRefresh={onRefresh} />);
  expect(words()).toContain('正在刷新');
  rerender(<FailureBar failure={failed()} onRefresh={onRefresh} />);
  expect(words()).toContain('没有刷新成功');
});

test('a number in the server’s words stays with what it counts', () => {
  const failure = { ...failed(), kind: 'business', msg: '操作太频繁，请 10 分钟后再试' } as const;
  render(<FailureBar failure={failure} onRefresh={jest.fn()} />);
  expect(words()).toContain('请 10\u00a0分钟后再试');
});
