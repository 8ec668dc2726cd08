import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';
import { WaitingBlock } from './WaitingBlock';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A block whose code comes with the returned function. */
function showBlock() {
  let come: (block: ComponentType) => void = () => undefined;
  const Block = lazyPart(() => new Promise<ComponentType>((resolve) => (come = resolve)));
  render(
    <Suspense fallback={<WaitingBlock title="日程" height="300px" />}>
      <Block />
    </Suspense>,
  );
  return () => act(async () => come(() => <p>日程在这里</p>));
}

test('a block whose code is slow says so in its place, later with a way to try again', async () => {
  const come = showBlock();
  expect(screen.getByRole('heading', { name: '日程' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await pass(15_000);
  expect(screen.getByRole('status')).toHaveTextContent('网络较慢，正在打开');
  expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
  await pass(30_000);
  expect(screen.getByRole('status')).toHaveTextContent('还没有打开');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await come();
  expect(screen.getByText('日程在这里')).toBeVisible();
});

test('without a network it says that it opens by itself', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const come = showBlock();
  await pass(1000);
  expect(screen.getByRole('status')).toHaveTextContent('没有网络，连上后会自动打开');
  await come();
  expect(screen.getByText('日程在这里')).toBeVisible();
});
