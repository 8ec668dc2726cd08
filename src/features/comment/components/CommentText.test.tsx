import { act, render, screen } from '@testing-library/react';
import { CommentText } from './CommentText';

const WORDS = '换药前先把手捂热，走的时候还把回家要做的事一条条写在纸上，我们全家都记着这份心。'.repeat(2);
const LINE_PX = 24;

/** Words of so many lines; four of them are seen. Gives what the browser does when their size changes. */
function measureLines(lines: number) {
  let now = lines;
  const told = new Set<() => void>();
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => now * LINE_PX);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => Math.min(now, 4) * LINE_PX);
  window.ResizeObserver = class {
    tell: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.tell = () => callback([], this);
    }
    observe() {
      told.add(this.tell);
    }
    unobserve() {}
    disconnect() {
      told.delete(this.tell);
    }
  };
  return (next: number) =>
    act(() => {
      now = next;
      for (const tell of told) tell();
    });
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'ResizeObserver');
});

const open = () => screen.queryByRole('button', { name: '展开' });

test('words that no longer fit in four lines, in larger type or a turned phone, can be opened', () => {
  const breakInto = measureLines(3);
  render(<CommentText text={WORDS} isOpen={false} onOpen={jest.fn()} />);
  expect(open()).not.toBeInTheDocument();
  breakInto(6);
  expect(open()).toBeVisible();
  breakInto(3);
  expect(open()).not.toBeInTheDocument();
});
