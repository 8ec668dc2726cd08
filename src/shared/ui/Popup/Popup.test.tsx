import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { type ReactNode, useState } from 'react';
import { setElderMode } from '@/shared/lib/elderMode';
import { confirmDialog } from '../dialog/dialog';
import { Popup } from './Popup';

const user = userEvent.setup({ pointerEventsCheck: 0 });

// The panel's code is loaded on first use, which takes its time on a busy machine.
beforeAll(() => import('./PopupPanel'), 60_000);

function Example({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        选规格
      </button>
      <Popup
        isOpen={isOpen}
        title="选择规格"
        onClose={() => setOpen(false)}
        footer={<button type="button">确定</button>}
      >
        {children}
      </Popup>
    </>
  );
}

const choice = <button type="button">礼盒装</button>;

async function open(children: ReactNode = choice) {
  render(<Example>{children}</Example>);
  await user.click(screen.getByRole('button', { name: '选规格' }));
  return screen.findByRole('dialog', { name: '选择规格' });
}

test('opens with its content and takes the focus', async () => {
  const dialog = await open();
  expect(dialog).toHaveTextContent('礼盒装');
  expect(dialog).toHaveFocus();
});

test.each([
  ['the lower one first', true],
  ['both at once', false],
])('two panels are gone, %s: the page scrolls again', async (_, isUpperLeft) => {
  const two = (lower: boolean, upper: boolean) => (
    <>
      <Popup isOpen={lower} title="下面" onClose={() => undefined}>
        {choice}
      </Popup>
      <Popup isOpen={upper} title="上面" onClose={() => undefined}>
        {choice}
      </Popup>
    </>
  );
  const { rerender } = render(two(true, false));
  await screen.findByRole('dialog', { name: '下面' });
  rerender(two(true, true));
  await screen.findByRole('dialog', { name: '上面' });
  expect(document.body.style.overflow).toBe('hidden');
  rerender(two(false, isUpperLeft));
  expect(document.body.style.overflow).toBe(isUpperLeft ? 'hidden' : '');
  rerender(two(false, false));
  expect(document.body.style.overflow).toBe('');
});

test('Tab stays inside', async () => {
  await open();
  await user.tab();
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: '礼盒装' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: '确定' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: '确定' })).toHaveFocus();
});

test.each([
  ['of which none is chosen', false],
  ['of which one is chosen', true],
])('Tab stays inside where the last stop is a row of choices, %s', async (_, isChosen) => {
  render(
    <Popup isOpen title="取消订单" onClose={() => undefined}>
      {['不想要了', '买错了'].map((reason, place) => (
        <input key={reason} type="radio" name="reason" aria-label={reason} defaultChecked={isChosen && place === 0} />
      ))}
    </Popup>,
  );
  await screen.findByRole('dialog');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('radio', { name: '不想要了' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(document.activeElement).toHaveAttribute('type', 'radio');
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
});

test('a tap beside the panel closes it, but not the second tap of a hand that has opened it', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const dialog = await open();
  const veil = dialog.previousElementSibling as HTMLElement;
  now.mockReturnValue(1300);
  fireEvent.click(veil);
  await act(async () => undefined);
  expect(dialog).toBeInTheDocument();
  expect(dialog.parentElement).not.toHaveClass('leaving');
  now.mockReturnValue(1600);
  fireEvent.click(veil);
  expect(dialog.parentElement).toHaveClass('leaving');
  now.mockRestore();
});

test('a panel on its way out shows what stood in it, though that is gone from the page', () => {
  const shown = (code: string | undefined) => (
    <Popup isOpen={code !== undefined} title={code ?? '没有找到'} onClose={() => undefined}>
      {code}
    </Popup>
  );
  const { rerender } = render(shown('XL-2048'));
  rerender(shown(undefined));
  const dialog = screen.getByRole('dialog', { name: 'XL-2048' });
  expect(dialog.parentElement).toHaveClass('leaving');
  expect(within(dialog).getByText('XL-2048', { selector: 'div' })).toBeInTheDocument();
});

test('a question above the panel has the keyboard alone', async () => {
  const ask = () => void confirmDialog({ title: '补签这一天？', cancelText: '取消' });
  const dialog = await open(
    <button type="button" onClick={ask}>
      补签
    </button>,
  );
  await user.click(screen.getByRole('button', { name: '补签' }));
  const question = await screen.findByRole('dialog', { name: '补签这一天？' });
  await waitFor(() => expect(question).toHaveFocus());
  const [no, yes] = within(question).getAllByRole('button');
  await user.tab();
  expect(no).toHaveFocus();
  await user.tab();
  expect(yes).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(dialog).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('a panel with nothing but text lets the keyboard reach and scroll it', async () => {
  const dialog = await open('满 18 周岁可参与');
  const text = await screen.findByRole('region', { name: '选择规格' });
  expect(text).toHaveTextContent('满 18 周岁可参与');
  await user.tab();
  await user.tab();
  expect(text).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: '确定' })).toHaveFocus();
  const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('a panel with something to press has no stop beside it', async () => {
  await open();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test.each([
  ['the close button', () => user.click(screen.getByRole('button', { name: '关闭' }))],
  ['Escape', () => user.keyboard('{Escape}')],
])('%s closes it and gives the focus back', async (_, close) => {
  await open();
  await close();
  await waitFor(() => expect(screen.queryByText('礼盒装')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: '选规格' })).toHaveFocus();
});

describe('a finger that pulls it down', () => {
  afterEach(() => act(() => setElderMode(false)));

  function pull(element: HTMLElement, byPx: number) {
    fireEvent.touchStart(element, { touches: [{ clientX: 100, clientY: 300 }] });
    for (const part of [0.25, 0.5, 0.75, 1]) {
      fireEvent.touchMove(element, { cancelable: true, touches: [{ clientX: 100, clientY: 300 + byPx * part }] });
    }
    const { transform } = screen.getByRole('dialog').style;
    // Held still for a moment: it is not thrown.
    fireEvent.touchMove(element, { cancelable: true, touches: [{ clientX: 100, clientY: 300 + byPx }] });
    fireEvent.touchEnd(element, { touches: [] });
    return transform;
  }

  test('far: the panel follows and closes', async () => {
    await open();
    expect(pull(screen.getByRole('heading', { name: '选择规格' }), 200)).toBe('translateY(200px)');
    await waitFor(() => expect(screen.queryByText('礼盒装')).not.toBeInTheDocument());
  });

  test('not far: it returns to its place', async () => {
    const dialog = await open();
    expect(pull(screen.getByRole('heading', { name: '选择规格' }), 40)).toBe('translateY(40px)');
    expect(dialog.style.transform).toBe('');
    expect(screen.getByText('礼盒装')).toBeInTheDocument();
  });

  test('the page behind does not move, nor does the panel, when the finger begins beside it', async () => {
    const dialog = await open();
    const veil = dialog.previousElementSibling;
    if (!(veil instanceof HTMLElement)) throw new Error('no veil');
    expect(pull(veil, 200)).toBe('');
    expect(fireEvent.touchStart(veil, { touches: [{ clientX: 0, clientY: 0 }] })).toBe(true);
    expect(fireEvent.touchMove(veil, { cancelable: true, touches: [{ clientX: 0, clientY: 20 }] })).toBe(false);
    expect(screen.getByText('礼盒装')).toBeInTheDocument();
  });

  test('in 长辈版 it stays', async () => {
    setElderMode(true);
    await open();
    expect(pull(screen.getByRole('heading', { name: '选择规格' }), 300)).toBe('');
    expect(screen.getByText('礼盒装')).toBeInTheDocument();
  });
});
