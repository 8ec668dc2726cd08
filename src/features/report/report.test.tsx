import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { bootSession } from '@/session/watchSession';
import { useNavigate } from '@/shared/lib/useNavigate';
import { callsTo, failNext, lastCallTo, signInAs } from '@/testing/fakeServer';
import { renderHere, renderScreen } from '@/testing/renderScreen';
import { reports } from '../../../mock/_server/report/rules';
import { reportEvent, useVisitReport } from '.';

const REPORT = '/api/miniapp/rank/report';
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('an extra field never replaces a fixed one', async () => {
  window.history.replaceState(null, '', '#/coupon-list?channelName=poster&channelType=2');
  reportEvent('claim', '/coupon-list', 95, { activityId: 1, channelName: 'x', event: 'y', page: '/', ts: 0, step: 2 });
  await settle();
  expect(lastCallTo(REPORT)?.body).toMatchObject({
    activityId: 95,
    channelName: 'poster',
    channelType: '2',
    event: 'claim',
    page: '/coupon-list',
    step: 2,
  });
  expect(reports().rows.at(-1)?.extra).toEqual({ step: 2 });
});

test('a report that fails is silent', async () => {
  failNext(REPORT, 'drop', -1);
  reportEvent('view', '/coupon-list');
  await settle();
  expect(callsTo(REPORT)).toBe(1);
});

function Part({ name, activityId = 95 }: { name: string; activityId?: number }) {
  const report = useVisitReport(activityId);
  return (
    <>
      <button type="button" onClick={() => report('share')}>{`${name}分享`}</button>
      <button type="button" onClick={() => report('claim', { rewardId: name })}>{`${name}领取`}</button>
    </>
  );
}

function Page() {
  const navigate = useNavigate();
  const [isShown, setShown] = useState(true);
  return (
    <>
      <Part name="甲" />
      {isShown && <Part name="乙" />}
      <button type="button" onClick={() => setShown(!isShown)}>
        收起
      </button>
      <button type="button" onClick={() => navigate('/coupon-list?panel=rules')}>
        规则
      </button>
    </>
  );
}

const told = () => reports().rows.map(({ event, extra }) => [event, ...Object.values(extra)].join(' '));

test('each event is reported once in a visit, whichever part tells of it', async () => {
  const user = userEvent.setup();
  const first = renderScreen(<Page />, { at: '/coupon-list' });
  for (const name of ['甲分享', '乙分享', '甲领取', '甲领取', '乙领取', '收起', '收起', '规则', '甲分享']) {
    await user.click(screen.getByRole('button', { name }));
  }
  await settle();
  expect(told()).toEqual(['view', 'share', 'claim 甲', 'claim 乙']);

  first.unmount();
  renderScreen(<Page />, { at: '/coupon-list' });
  await user.click(screen.getByRole('button', { name: '甲分享' }));
  await settle();
  expect(told().slice(4)).toEqual(['view', 'share']);
});

test('another activity on the same page is another visit', async () => {
  renderScreen(
    <>
      <Part name="甲" />
      <Part name="乙" activityId={96} />
    </>,
    { at: '/coupon-list' },
  );
  await settle();
  expect(reports().rows.map(({ activityId }) => activityId)).toEqual([95, 96]);
});

test('the channel of the link is that of every report of the tab, after a login and in a new document too', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '#/coupon-list?channelName=poster&channelType=2');
  const endFirst = bootSession();
  const guest = renderHere(<Part name="甲" />);
  await settle();
  guest.unmount();
  endFirst();

  signInAs('member');
  // The login comes back to the address without the channel.
  window.history.replaceState(null, '', '#/coupon-list');
  const endSecond = bootSession();
  renderHere(<Part name="甲" />);
  await user.click(screen.getByRole('button', { name: '甲领取' }));
  await settle();
  endSecond();
  expect(reports().rows).toMatchObject([
    { event: 'view', userId: '', channelName: 'poster', channelType: '2' },
    { event: 'view', userId: 'U1002', channelName: 'poster', channelType: '2' },
    { event: 'claim', userId: 'U1002', channelName: 'poster', channelType: '2' },
  ]);
});
