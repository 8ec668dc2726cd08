import { act, render, screen } from '@testing-library/react';
import { dropResizeObserver, fakeResizeObserver } from '@/testing/sizeObserver';
import { CommentText } from './CommentText';

const WORDS = '换药前先把手捂热，走的时候还把回家要做的事一条条写在纸上，我们全家都记着这份心。'.repeat(2);
const LINE_PX = 24;

/** Words of so many lines; four of them are seen. Gives what the browser does when their size changes. */
function measureLines(lines: number) {
  let now = lines;
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => now * LINE_PX);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => Math.min(now, 4) * LINE_PX);
  const tellSizes = fakeResizeObserver();
  return (next: number) =>
    act(() => {
      now = next;
      tellSizes();
    });
}

afterEach(() => {
  jest.restoreAllMocks();
  dropResizeObserver();
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
