import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@/shared/ui/Link/Link';
import { renderHere, renderScreen } from '@/testing/renderScreen';
import { RETURN_ONE_STEP } from './historyEntry';
import { useGoBack, useSetQuery } from './navigation';
import { useNavigate } from './useNavigate';
import { usePanel } from './usePanel';

const CARD = '/membership-card';
const MEMBER = '/schedule/member';

/** A screen with a tab, a panel, another screen's link into the panel, and the ways back. */
function Example() {
  const navigate = useNavigate();
  const setQuery = useSetQuery();
  const goBack = useGoBack('/schedule/points-mall');
  const panel = usePanel('step', 'slot');
  return (
    <>
      <button type="button" onClick={() => setQuery({ tab: 'mine' }, { replace: true })}>
        我的
      </button>
      <button type="button" onClick={() => navigate(CARD, { state: RETURN_ONE_STEP })}>
        会员卡
      </button>
      <Link to={`${CARD}?step=code`}>出示</Link>
      <button type="button" onClick={() => panel.open('code', { slot: 1 })}>
        打开
      </button>
      <button type="button" onClick={panel.close}>
        关闭
      </button>
      <button type="button" onClick={panel.back}>
        退出
      </button>
      <button type="button" onClick={goBack}>
        返回
      </button>
    </>
  );
}

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const open = (at: string) => renderScreen(<Example />, { at });

/** The history beside what is shown, until both have come to rest there. */
async function standsAt(location: () => string, address: string, number: number) {
  await waitFor(() => expect(location()).toBe(address));
  expect(window.history.state).toMatchObject({ idx: number });
}

/** The page is loaded anew on the entry where the member is. */
function reload({ unmount }: { unmount: () => void }) {
  unmount();
  return renderHere(<Example />);
}

test('a double tap that comes before the first half has drawn anything is one step', async () => {
  const { location } = open(MEMBER);
  const button = screen.getByRole('button', { name: '打开' });
  act(() => {
    button.click();
    button.click();
  });
  await standsAt(location, `${MEMBER}?step=code&slot=1`, 1);
  await press('关闭');
  await standsAt(location, MEMBER, 0);
});

describe('back', () => {
  test('is one step for a member who came from a screen', async () => {
    const { location } = open(MEMBER);
    await press('会员卡');
    await press('返回');
    await standsAt(location, MEMBER, 0);
  });

  test.each([
    ['by a link', async () => {}],
    ['by a link and changed the tab', () => press('我的')],
  ])('leads to the home screen when the member entered here %s', async (_, act) => {
    const { location } = open(CARD);
    await act();
    await press('返回');
    await standsAt(location, '/schedule/points-mall', 0);
  });

  test('is one step for a member whose address was set by hand, and on from there', async () => {
    const { location } = open(MEMBER);
    window.location.hash = `#${CARD}`;
    await waitFor(() => expect(location()).toBe(CARD));
    await press('我的');
    await press('打开');
    await press('关闭');
    await waitFor(() => expect(location()).toBe(`${CARD}?tab=mine`));
    await press('返回');
    await waitFor(() => expect(location()).toBe(MEMBER));
  });

  test('is one step after a change of the tab and a reload, too', async () => {
    const visit = open(MEMBER);
    await press('会员卡');
    await press('我的');
    const { location } = reload(visit);
    await press('返回');
    await standsAt(location, MEMBER, 0);
  });
});

test('who asked stays known in another tab, and is a step further away below a panel', async () => {
  const { location } = open(MEMBER);
  await press('会员卡');
  await press('我的');
  await standsAt(location, `${CARD}?tab=mine`, 1);
  expect(window.history.state).toMatchObject({ usr: { returnSteps: 1 } });
  await press('打开');
  await standsAt(location, `${CARD}?tab=mine&step=code&slot=1`, 2);
  expect(window.history.state).toMatchObject({ usr: { returnSteps: 2 } });
});

describe('a panel', () => {
  test('that was opened here is closed by a step back', async () => {
    const { location } = open(CARD);
    await press('打开');
    await standsAt(location, `${CARD}?step=code&slot=1`, 1);
    await press('关闭');
    await standsAt(location, CARD, 0);
  });

  test('that was opened after a change of the tab is closed to this tab', async () => {
    const { location } = open(CARD);
    await press('我的');
    await press('打开');
    await press('关闭');
    await standsAt(location, `${CARD}?tab=mine`, 0);
  });

  test('under which the tab was changed is closed by a step back', async () => {
    const { location } = open(CARD);
    await press('打开');
    await press('我的');
    await press('关闭');
    await standsAt(location, CARD, 0);
  });

  test('that a link of its own screen opened is closed by a step back', async () => {
    const { location } = open(CARD);
    await user.click(screen.getByRole('link', { name: '出示' }));
    await press('关闭');
    await standsAt(location, CARD, 0);
  });

  test.each(['关闭', '退出'])('on which the member entered gives way to the screen without it (%s)', async (name) => {
    const { location } = open(`${CARD}?tab=mine&step=code&slot=1`);
    await press(name);
    await standsAt(location, `${CARD}?tab=mine`, 0);
  });

  test('on which the member entered, and under which the tab was changed, is left to this tab', async () => {
    const { location } = open(`${CARD}?step=code`);
    await press('我的');
    await press('退出');
    await standsAt(location, `${CARD}?tab=mine`, 0);
  });

  test('that another screen opened shows its own screen when it is closed', async () => {
    const { location } = open(MEMBER);
    await user.click(screen.getByRole('link', { name: '出示' }));
    await press('关闭');
    await standsAt(location, CARD, 1);
  });

  test('in the place of its screen leads back to the screen that opened it', async () => {
    const { location } = open(MEMBER);
    await user.click(screen.getByRole('link', { name: '出示' }));
    await press('退出');
    await standsAt(location, MEMBER, 0);
  });

  test('that was opened here is closed by a step back after a reload', async () => {
    const visit = open(CARD);
    await press('打开');
    const { location } = reload(visit);
    await press('关闭');
    await standsAt(location, CARD, 0);
  });

  test('that another screen opened still shows its own screen after a reload', async () => {
    const visit = open(MEMBER);
    await user.click(screen.getByRole('link', { name: '出示' }));
    const { location } = reload(visit);
    await press('关闭');
    await standsAt(location, CARD, 1);
  });

  test('to which a login returns gives way to the screen without it', async () => {
    const visit = open(CARD);
    await press('打开');
    visit.unmount();
    // The login is another page; what it returns to is a new entry of the browser.
    window.history.pushState(null, '', `#${CARD}?step=code`);
    const { location } = renderHere(<Example />);
    await press('关闭');
    await standsAt(location, CARD, 0);
  });
});
