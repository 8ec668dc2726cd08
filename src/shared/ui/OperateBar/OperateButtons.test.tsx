import { render, screen } from '@testing-library/react';
import { setElderMode } from '@/shared/lib/elderMode';
import { OperateButtons } from './OperateButtons';

const OPERATE = [
  { key: 'aftersale', text: '申请售后', enabled: true },
  { key: 'confirm', text: '确认收货', enabled: true },
];

afterEach(() => setElderMode(false));

test.each([
  ['before the main one, beside which it stands', false, ['更多', '确认收货']],
  ['in 长辈版 behind the main one, below which it stands', true, ['确认收货', '更多']],
])('the keyboard reaches 更多 %s', (_, isElder, texts) => {
  setElderMode(isElder);
  render(<OperateButtons operate={OPERATE} busy={false} onAct={() => {}} onMore={() => {}} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(texts);
});
