import { render, screen, within } from '@testing-library/react';
import { ParcelView } from './ParcelView';

const trace = (text: string) => ({ at: Date.UTC(2026, 10, 26, 2), text });

test('phones in the traces can be called; the number of a parcel that holds one stays as it is', () => {
  const moves = '快件 SF1381234567890 正在派送，快递员 13812345678，网点 0571-88881234 或 400-811-1111';
  render(<ParcelView parcel={{ company: '顺丰', no: 'SF1381234567890', phone: '', traces: [trace(moves)] }} />);
  const list = screen.getByRole('list', { name: '物流轨迹' });
  expect(list).toHaveTextContent('快件 SF1381234567890 正在派送，快递员 打电话，网点 打电话 或 打电话');
  expect(within(list).getByRole('link', { name: '打电话 13812345678' })).toHaveAttribute('href', 'tel:13812345678');
  expect(within(list).getAllByRole('link')).toHaveLength(3);
});
