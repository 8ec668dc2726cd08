import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressBar } from '@/shared/lib/addressBar';
import { contactSupport } from './contactSupport';

// The dialog's code is loaded when it is first needed; here it is there from the start.
beforeAll(() => import('@/shared/ui/dialog/antdDialog'), 30_000);

let leave: jest.SpyInstance<void, [string]>;
beforeEach(() => {
  leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  window.__APP_CONFIG__ = { customerService: { link: 'https://chat.example.com/?topic={about}&no={number}' } };
});
afterEach(() => {
  window.__APP_CONFIG__ = undefined;
});

test('the chat learns what the member was looking at', async () => {
  await contactSupport({ subject: { kind: 'reward', number: 'RW1001' } });
  expect(leave).toHaveBeenCalledWith('https://chat.example.com/?topic=reward&no=RW1001');
});

test('a card number stays here', async () => {
  await contactSupport({ subject: { kind: 'card', number: '6208 **** **** 3317' } });
  expect(leave).toHaveBeenCalledWith('https://chat.example.com/?topic=card&no=');
});

test.each([
  [undefined, 'tel:4000000000'],
  ['0571 8888 0000', 'tel:057188880000'],
])('a chat that does not open says so and offers the phone (%s)', async (phone, link) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const contact = contactSupport({ phone });
  const title = await screen.findByText('客服没有打开');
  const dialog = title.closest<HTMLElement>('[role="dialog"]') as HTMLElement;
  expect(dialog).toHaveTextContent(/可以打电话：.*8:00–20:00/);
  await userEvent.setup({ pointerEventsCheck: 0 }).click(within(dialog).getByText('打电话'));
  await contact;
  expect(leave).toHaveBeenCalledWith(link);
  await waitFor(() => expect(screen.queryByText('客服没有打开')).not.toBeInTheDocument());
});

test('who has gone on by the time nothing has opened is asked nothing on the next screen', async () => {
  window.__APP_CONFIG__ = { customerService: { link: '' } };
  const contact = contactSupport();
  window.location.hash = '#/schedule/member';
  await contact;
  expect(screen.queryByText('客服没有打开')).not.toBeInTheDocument();
});

test('without any link the phone is offered', async () => {
  window.__APP_CONFIG__ = { customerService: { link: '' } };
  const contact = contactSupport();
  const title = await screen.findByText('客服没有打开');
  const dialog = within(title.closest<HTMLElement>('[role="dialog"]') as HTMLElement);
  expect(leave).not.toHaveBeenCalled();
  await userEvent.setup({ pointerEventsCheck: 0 }).click(dialog.getByText('知道了'));
  await contact;
  await waitFor(() => expect(screen.queryByText('客服没有打开')).not.toBeInTheDocument());
});

test('without a number either it can be tried later', async () => {
  window.__APP_CONFIG__ = { customerService: { link: '' }, brand: { phone: '' } };
  const contact = contactSupport();
  const title = await screen.findByText('客服没有打开');
  const dialog = within(title.closest<HTMLElement>('[role="dialog"]') as HTMLElement);
  expect(dialog.getByText('请稍后再试')).toBeInTheDocument();
  expect(dialog.queryByText('打电话')).not.toBeInTheDocument();
  await userEvent.setup({ pointerEventsCheck: 0 }).click(dialog.getByText('知道了'));
  await contact;
  expect(leave).not.toHaveBeenCalled();
});
