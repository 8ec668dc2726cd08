import { act, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { askAgainForCode } from './codeLoads';
import { lazyPart, loadPage } from './lazyPart';

const Good = ({ name }: { name: string }) => <p>{name}</p>;

const show = (Part: ComponentType<{ name: string }>) =>
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Part name="here" />
    </Suspense>,
  );

class Boundary extends Component<{ onError: (error: Error) => void; children: ReactNode }> {
  override state = { isOver: false };

  static getDerivedStateFromError() {
    return { isOver: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isOver ? null : this.props.children;
  }
}

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

const goOnline = () =>
  act(async () => {
    setOnline(true);
    window.dispatchEvent(new Event('online'));
  });

test('shows the part when its code is there, and asks for it once', async () => {
  const load = jest.fn(async () => Good);
  const Part = lazyPart(load);
  expect(load).not.toHaveBeenCalled();
  const first = show(Part);
  expect(await screen.findByText('here')).toBeInTheDocument();
  first.unmount();
  show(Part);
  expect(screen.getByText('here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

/** A part that comes at the third try, shown without a network. Answers how often it was tried. */
async function showOffline(): Promise<() => number> {
  setOnline(false);
  let tries = 0;
  const Part = lazyPart(async () => {
    tries += 1;
    if (tries < 3) throw new Error('Loading chunk failed');
    return Good;
  });
  show(Part);
  await act(async () => {});
  return () => tries;
}

test('without a network it waits, and comes by itself when the network is back', async () => {
  const tries = await showOffline();
  expect(screen.getByText('waiting')).toBeInTheDocument();
  // A phone may speak too soon.
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('waiting')).toBeInTheDocument();
  await goOnline();
  expect(await screen.findByText('here')).toBeInTheDocument();
  expect(tries()).toBe(3);
});

test('without a network the member can have it tried', async () => {
  const tries = await showOffline();
  await act(async () => askAgainForCode());
  expect([tries(), screen.getByText('waiting').isConnected]).toEqual([2, true]);
  await act(async () => askAgainForCode());
  expect(await screen.findByText('here')).toBeInTheDocument();
});

test('the network is back, but nothing comes through yet: it tries again, and then tells', async () => {
  jest.useFakeTimers();
  setOnline(false);
  let tries = 0;
  const Part = lazyPart<{ name: string }>(async () => {
    tries += 1;
    throw new Error(`try ${tries}`);
  });
  const told: string[] = [];
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Boundary onError={({ message }) => told.push(message)}>
      <Suspense fallback={<p>waiting</p>}>
        <Part name="here" />
      </Suspense>
    </Boundary>,
  );
  await act(async () => {});
  await goOnline();
  expect(tries).toBe(2);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(tries).toBe(3);
  expect(told).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(told).toEqual(['try 4']);
  jest.useRealTimers();
});

test('a screen whose code comes is the screen itself', async () => {
  expect(await loadPage(async () => Good)).toBe(Good);
});
