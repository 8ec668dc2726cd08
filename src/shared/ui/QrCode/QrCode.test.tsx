import { render, screen, waitFor } from '@testing-library/react';
import { QrCode } from './QrCode';
import { drawQr } from './qrPath';

beforeAll(() => import('./QrImage'), 60_000);

test('the code is drawn as a picture with a name', async () => {
  render(<QrCode text="8800123412341234" aria-label="会员码" />);
  expect(await screen.findByRole('img', { name: '会员码' })).toBeInTheDocument();
}, 60_000);

test('has the three finders and the quiet zone of the standard', () => {
  const { size = 0, path = '' } = drawQr('8800123412341234') ?? {};
  const dark = new Set(path.match(/M\d+ \d+/g));
  const isDark = (x: number, y: number) => dark.has(`M${x} ${y}`);
  // 21 squares and a quiet zone of two on each side.
  expect(size).toBe(25);
  for (const [left, top] of [
    [2, 2],
    [16, 2],
    [2, 16],
  ] as const) {
    const finder = Array.from({ length: 49 }, (_, index) => isDark(left + (index % 7), top + Math.floor(index / 7)));
    const rows = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'].join('');
    expect(finder.map(Number).join('')).toBe(rows);
  }
  for (let place = 0; place < size; place += 1) {
    expect(isDark(place, 0) || isDark(place, 1) || isDark(0, place) || isDark(1, place)).toBe(false);
  }
});

test('different texts give different codes', () => {
  expect(drawQr('a')?.path).not.toBe(drawQr('b')?.path);
});

test.each([
  ['nothing', ''],
  ['more than a code holds', '8'.repeat(20_000)],
  ['more Chinese than a code holds', '码'.repeat(1000)],
])('%s: says that there is no code', async (_, text) => {
  render(<QrCode text={text} aria-label="会员码" />);
  expect(await screen.findByText('二维码显示不了')).toBeVisible();
});

test('the longest text that a code holds is drawn', () => {
  expect(drawQr('a'.repeat(2331))?.size).toBe(181);
});

test('a code is a picture for a long press, where the browser can make one', async () => {
  const pen = {
    scale: jest.fn(),
    save: jest.fn(),
    restore: jest.fn(),
    translate: jest.fn(),
    fill: jest.fn(),
    fillRect: jest.fn(),
  };
  Object.assign(window, { Path2D: class {} });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA');
  render(<QrCode text="https://example.com/group" aria-label="群二维码" />);
  await waitFor(() =>
    expect(screen.getByRole('img', { name: '群二维码' })).toHaveAttribute('src', 'data:image/png;base64,AA'),
  );
});

test('a code is drawn where the browser makes no picture', async () => {
  render(<QrCode text="https://example.com/group" aria-label="群二维码" />);
  expect((await screen.findByRole('img', { name: '群二维码' })).tagName).toBe('svg');
});
