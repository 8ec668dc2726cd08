import { render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { dropResizeObserver, fakeResizeObserver } from '@/testing/sizeObserver';
import { DrawButton } from './DrawButton';

/** A button whose words fit only where they are small. */
function measureButton(): void {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(81);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    return this.classList.contains('full') ? 81 : 120;
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  dropResizeObserver();
});

test('words that do not fit become small, and the screen stands when the window changes while they are measured', async () => {
  measureButton();
  const tell = fakeResizeObserver();
  const look = { action: 'draw', text: '抽奖', note: '剩 123456 次' } as const;
  render(<DrawButton look={look} onPress={jest.fn()} buttonRef={createRef()} />);
  const button = () => screen.getByRole('button', { name: '抽奖，剩 123456 次' });
  expect(button()).toHaveClass('full');
  // As in the browser, where nothing waits for React between the two.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  tell();
  window.dispatchEvent(new Event('resize'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  await waitFor(() => expect(button()).toHaveClass('full'));
});
