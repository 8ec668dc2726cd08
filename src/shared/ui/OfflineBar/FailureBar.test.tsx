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
