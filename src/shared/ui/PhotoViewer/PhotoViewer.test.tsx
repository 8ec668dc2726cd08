import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhotoViewer } from './PhotoViewer';

function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        放大看第 1 张图片
      </button>
      {isOpen && <PhotoViewer name="礼盒" pictures={['1.webp', '2.webp']} start={0} onClose={() => setOpen(false)} />}
    </>
  );
}

test('takes the focus, keeps it, says which picture stands there, and gives it back', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const opener = screen.getByRole('button', { name: '放大看第 1 张图片' });
  await user.click(opener);
  const viewer = screen.getByRole('dialog');
  expect(viewer).toHaveFocus();
  const count = screen.getAllByRole('status').find(({ textContent }) => textContent?.includes('1'));
  await user.keyboard('{ArrowRight}');
  expect(count).toHaveTextContent(/2/);
  for (let stop = 0; stop < 8; stop += 1) {
    await user.tab();
    expect(viewer).toContainElement(document.activeElement as HTMLElement);
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});
