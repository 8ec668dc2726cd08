import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from '../Checkbox/Checkbox';
import { Switch } from '../Switch/Switch';
import { Field } from './Field';

function Example({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return <Field label="备注" value={value} onChange={setValue} error={error} maxCharacters={4} placeholder="选填" />;
}

test('a label belongs to its input', async () => {
  render(<Example />);
  await userEvent.type(screen.getByLabelText('备注'), '门口');
  expect(screen.getByLabelText('备注')).toHaveValue('门口');
  expect(screen.getByText('2/4')).toBeInTheDocument();
});

test('too long a text is kept and marked, characters count as people see them', async () => {
  render(<Example />);
  const input = screen.getByLabelText('备注');
  await userEvent.type(input, '放门口👍');
  expect(screen.getByText('4/4')).toBeInTheDocument();
  expect(input).toBeValid();
  await userEvent.type(input, '呀');
  expect(screen.getByText('5/4')).toBeInTheDocument();
  expect(input).toBeInvalid();
  expect(input).toHaveValue('放门口👍呀');
});

test('an error is announced and describes the input', () => {
  render(<Example error="手机号要 11 位" />);
  expect(screen.getByRole('alert')).toHaveTextContent('手机号要 11 位');
  expect(screen.getByLabelText('备注')).toHaveAccessibleDescription(/手机号要 11 位/);
  expect(screen.getByLabelText('备注')).toBeInvalid();
});

test('several lines', () => {
  render(<Field label="评论" value="好" onChange={() => {}} rows={4} />);
  expect(screen.getByRole('textbox', { name: '评论' }).tagName).toBe('TEXTAREA');
});

test('the words beside a checkbox belong to its target', async () => {
  const onChange = jest.fn();
  render(
    <Checkbox checked={false} onChange={onChange}>
      我已阅读
    </Checkbox>,
  );
  await userEvent.click(screen.getByText('我已阅读'));
  expect(onChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('checkbox', { name: '我已阅读' })).not.toBeChecked();
});

test('a switch says what it is and what it becomes', async () => {
  const onChange = jest.fn();
  render(<Switch checked onChange={onChange} aria-label="只看我能换的" />);
  await userEvent.click(screen.getByRole('switch', { name: '只看我能换的', checked: true }));
  expect(onChange).toHaveBeenCalledWith(false);
});

test('the words within a switch are its name', async () => {
  const onChange = jest.fn();
  render(
    <Switch checked={false} onChange={onChange}>
      跳过动画
    </Switch>,
  );
  await userEvent.click(screen.getByText('跳过动画'));
  expect(onChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('switch', { name: '跳过动画', checked: false })).toBeInTheDocument();
});
