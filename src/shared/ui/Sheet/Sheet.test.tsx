import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Sheet } from './Sheet';

test('starts at its top with the focus, "back" closes it, and the screen is where it was', async () => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 640 });
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const onBack = jest.fn();
  const { unmount } = render(
    <MemoryRouter>
      <Sheet title="新增地址" onBack={onBack}>
        <input aria-label="收货人" />
      </Sheet>
    </MemoryRouter>,
  );
  expect(screen.getByRole('region', { name: '新增地址' })).toHaveFocus();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await userEvent.click(screen.getByRole('button', { name: '返回' }));
  expect(onBack).toHaveBeenCalledTimes(1);
  unmount();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
});
