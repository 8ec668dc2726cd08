import { act, render, screen } from '@testing-library/react';
import { DrawnPicture } from './DrawnPicture';

const SRC = 'data:image/png;base64,AA==';

function draw(canSave: boolean, drawNow: () => Promise<string | undefined> = () => Promise.resolve(SRC)) {
  render(
    <DrawnPicture
      drawingKey="1"
      draw={drawNow}
      sheet={{ width: 300, height: 400 }}
      name="海报"
      alt="邀请海报"
      fileName="poster"
      instead="直接复制链接"
      canSave={canSave}
    />,
  );
  return screen.findByRole('img', { name: '邀请海报' });
}

test('a browser that saves files offers the picture as one', async () => {
  expect(await draw(true)).toHaveAttribute('src', SRC);
  expect(screen.getByRole('link', { name: '保存海报' })).toHaveAttribute('download', 'poster.png');
});

test('where no file can be saved the long press alone is left', async () => {
  await draw(false);
  expect(screen.getByText('长按图片可以保存或转发')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a picture that lacked the network is drawn when it is there again', async () => {
  const drawNow = jest.fn(() => Promise.resolve(SRC)).mockRejectedValueOnce(new Error('no network'));
  const picture = draw(true, drawNow);
  expect(await screen.findByText('海报没有画好')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await picture).toBeVisible();
});
