import { render, screen } from '@testing-library/react';
import { Clauses } from './Clauses';

test.each([
  ['200 份，还有 197 份', ['200 份，', '还有 197 份']],
  ['11 月 23 日 08:12，含 1.5 倍', ['11 月 23 日 08:12，', '含 1.5 倍']],
  ['不限量', ['不限量']],
  ['已发货，约 24 小时更新。12 月 8 日自动确认收货', ['已发货，', '约 24 小时更新。', '12 月 8 日自动确认收货']],
  ['要花时间；可以不答', ['要花时间；', '可以不答']],
  ['他说“好。”再签收', ['他说“好。”', '再签收']],
  ['', []],
])('%p stays whole between its commas', (text, parts) => {
  const { container } = render(<Clauses>{text}</Clauses>);
  expect([...container.children].map((part) => part.textContent)).toEqual(parts);
  expect(container).toHaveTextContent(text);
});

test('a comma stays with the date before it', () => {
  render(<Clauses>11 月 23 日 08:12，含 1.5 倍</Clauses>);
  expect(screen.getByText('11 月 23 日 08:12，', { selector: 'span span' })).toBeInTheDocument();
});
