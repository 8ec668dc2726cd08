import { render, screen } from '@testing-library/react';
import { useResultFocus } from './useResultFocus';

function Result() {
  const words = useResultFocus();
  return (
    <h2 ref={words} tabIndex={-1}>
      兑换成功
    </h2>
  );
}

function Screen({ hasResult }: { hasResult: boolean }) {
  return (
    <main tabIndex={-1}>
      {hasResult ? <Result /> : <button type="button">提交订单</button>}
      <input aria-label="备注" />
    </main>
  );
}

test.each([
  ['from the top of the screen', () => screen.getByRole('main').focus()],
  ['from what was pressed and has gone', () => screen.getByRole('button').focus()],
])('the focus comes to a result %s', (_, stand) => {
  const { rerender } = render(<Screen hasResult={false} />);
  stand();
  rerender(<Screen hasResult />);
  expect(screen.getByRole('heading', { name: '兑换成功' })).toHaveFocus();
});

test('who writes meanwhile goes on writing', () => {
  const { rerender } = render(<Screen hasResult={false} />);
  screen.getByRole('textbox').focus();
  rerender(<Screen hasResult />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});
