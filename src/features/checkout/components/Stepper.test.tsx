import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './Stepper';

function Example({ onChange }: { onChange: (value: number) => void }) {
  const [value, setValue] = useState(1);
  const take = (next: number) => {
    setValue(next);
    onChange(next);
  };
  return <Stepper value={value} onChange={take} max={3} maxReason="每人限换 3 件" aria-label="数量" />;
}

test('steps, and says why it goes no further', async () => {
  const onChange = jest.fn();
  render(<Example onChange={onChange} />);
  const more = screen.getByRole('button', { name: '数量增加' });
  await userEvent.click(more);
  await userEvent.click(more);
  expect(screen.getByRole('textbox', { name: '数量' })).toHaveValue('3');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(more);
  expect(screen.getByRole('textbox')).toHaveValue('3');
  expect(screen.getByRole('status')).toHaveTextContent('每人限换 3 件');
  await userEvent.click(screen.getByRole('button', { name: '数量减少' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(onChange.mock.calls).toEqual([[2], [3], [2]]);
});

test('no number of the limit is parted from its unit where the words take two lines', () => {
  const note = '每人限换 6 件，您已换 2 件，这次最多 4 件';
  render(<Stepper value={1} onChange={() => undefined} max={4} maxReason={note} note={note} aria-label="数量" />);
  expect(screen.getByRole('status')).toHaveTextContent(note);
  expect(screen.getByRole('status').textContent).not.toContain(' ');
  // WebKit breaks nowhere else.
  expect(screen.getByRole('status').querySelectorAll('wbr')).toHaveLength(2);
});

test('cannot go below its least', async () => {
  const onChange = jest.fn();
  render(<Example onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: '数量减少' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('最少 1 件');
});

test('a typed amount counts when the input is left', async () => {
  const onChange = jest.fn();
  render(<Example onChange={onChange} />);
  const input = screen.getByRole('textbox', { name: '数量' });
  await userEvent.clear(input);
  await userEvent.type(input, '2');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(2);
  await userEvent.clear(input);
  await userEvent.type(input, '50{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(3);
  expect(input).toHaveValue('3');
  expect(input).toBeInvalid();
});

test('nonsense restores the amount and says so', async () => {
  const onChange = jest.fn();
  render(<Example onChange={onChange} />);
  const input = screen.getByRole('textbox');
  await userEvent.clear(input);
  await userEvent.type(input, '很多{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  expect(input).toHaveValue('1');
  expect(screen.getByRole('status')).toHaveTextContent('请输入整数');
});
