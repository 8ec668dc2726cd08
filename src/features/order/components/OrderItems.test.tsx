import { render, screen } from '@testing-library/react';
import { OrderItems } from './OrderItems';

test('the numbers in the name of a good keep their units', () => {
  const item = { itemId: 'I1', goodsId: 'G1', skuId: 'G1-1', img: '', spec: '礼盒装', num: 1 };
  const price = { points: 800, cash: 990, deliver: 'express' } as const;
  render(<OrderItems items={[{ ...item, ...price, name: '洗护礼盒（沐浴露 300 ml＋护手霜 60 g）' }]} />);
  const name = screen.getByText('洗护礼盒（沐浴露 300 ml＋护手霜 60 g）');
  expect(name.textContent).toBe('洗护礼盒（沐浴露 300\u00a0ml＋护手霜 60\u00a0g）');
});
