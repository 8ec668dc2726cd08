import { render } from '@testing-library/react';
import { PriceTag } from './PriceTag';

test.each([
  ['points and money', { points: 800, cents: 990 }, '800积分+¥9.90'],
  ['points only', { points: 1200, cents: 0 }, '1,200积分'],
  ['points only, money absent', { points: 660 }, '660积分'],
  ['money only', { points: 0, cents: 3900 }, '¥39.00'],
  ['nothing', { points: 0, cents: 0 }, '免费'],
  ['an unusable number of points', { points: null, cents: 990 }, '--积分+¥9.90'],
  ['an unusable amount', { points: 800, cents: null }, '800积分+--'],
])('%s', (_, price, words) => {
  const { container } = render(<PriceTag {...price} />);
  expect(container).toHaveTextContent(words);
});

test('the apricot stands for points only', () => {
  const { container, rerender } = render(<PriceTag points={800} />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  rerender(<PriceTag cents={990} />);
  expect(container.querySelector('svg')).not.toBeInTheDocument();
});
