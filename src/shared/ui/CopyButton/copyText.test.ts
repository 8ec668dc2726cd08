import { screen } from '@testing-library/react';
import { copyText } from './copyText';

function giveClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

afterEach(() => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
});

test('puts the text on the clipboard and says so', async () => {
  const written: string[] = [];
  giveClipboard(async (text) => {
    written.push(text);
  });
  await copyText('YT2014', '快递单号');
  expect(written).toEqual(['YT2014']);
  expect(await screen.findByText('快递单号已复制')).toBeInTheDocument();
});

test.each([
  ['refuses', () => giveClipboard(() => Promise.reject(new Error('denied')))],
  ['has no clipboard', () => {}],
])('where the browser %s, the member is told what to do', async (_, prepare) => {
  prepare();
  await copyText('YT2014', '快递单号');
  expect(await screen.findByText('没有复制成功，请长按快递单号复制')).toBeInTheDocument();
});
