import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs';

const ITEMS = [
  { key: 'all', text: '全部', count: 0 },
  { key: 'toPay', text: '待支付', count: 1 },
  { key: 'done', text: '已完成', count: 120 },
] as const;

function Example({ variant }: { variant: 'bar' | 'segmented' }) {
  const [value, setValue] = useState<'all' | 'toPay' | 'done'>('all');
  return <Tabs variant={variant} items={ITEMS} value={value} onChange={setValue} aria-label="订单状态" />;
}

test.each(['bar', 'segmented'] as const)('%s: taps and arrow keys choose', async (variant) => {
  render(<Example variant={variant} />);
  const chosen = () => screen.getByRole('tab', { selected: true });
  expect(screen.getByRole('tablist', { name: '订单状态' })).toBeInTheDocument();
  expect(chosen()).toHaveTextContent('全部');
  await userEvent.click(screen.getByRole('tab', { name: /待支付/ }));
  expect(chosen()).toHaveTextContent('待支付');
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toHaveTextContent('已完成');
  expect(chosen()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toHaveTextContent('全部');
});

test('counts are shown when there is something to count', () => {
  render(<Tabs items={ITEMS} value="all" onChange={() => {}} aria-label="订单状态" />);
  expect(screen.getByRole('tab', { name: '全部' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /待支付\s*1/ })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /已完成\s*99\+/ })).toBeInTheDocument();
});
