import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { callsTo } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';

const AT = '/schedule/address';
const LIST = '/api/miniapp/address/list';

/** The browser brings the page back as it was left. */
const comeBack = () => act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

test('who comes back to the page sees the addresses as they are now', async () => {
  openedAs('member', AT);
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  await ask('POST /api/miniapp/address/delete', { addressId: 'A2' }, { as: 'member' });
  comeBack();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
});

test('a form is not asked for anew under who comes back to it', async () => {
  openedAs('member', `${AT}?action=new`);
  fireEvent.change(await screen.findByLabelText('收货人'), { target: { value: '周小满' } });
  const before = callsTo(LIST);
  comeBack();
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(callsTo(LIST)).toBe(before);
  expect(screen.getByLabelText('收货人')).toHaveValue('周小满');
});
