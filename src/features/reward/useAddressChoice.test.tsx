import { fireEvent, screen, waitFor } from '@testing-library/react';
import { memberTab } from '@/session/memberStorage';
import { callsTo, lastCallTo, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { useAddressChoice, useChooseAddress } from './useAddressChoice';

const PRIZE_CALL = '/api/miniapp/rank/vip/userPostage';
const REWARD_CALL = '/api/miniapp/reward/address';

function Chooser({ isLottery }: { isLottery: boolean }) {
  const choose = useChooseAddress();
  return (
    <button type="button" onClick={() => choose({ rewardId: 'RW1', isLottery })}>
      填写地址
    </button>
  );
}

function Receiver() {
  useAddressChoice(() => {});
  return <p>奖品</p>;
}

test.each([
  [true, 'prize:RW1'],
  [false, 'reward:RW1'],
])(
  'a reward that is from the lottery (%s) asks as %s, and the choice comes back to its own screen',
  (isLottery, asker) => {
    signInAs('member');
    const { location } = renderScreen(<Chooser isLottery={isLottery} />, { at: '/activity/nursing-care/play' });
    fireEvent.click(screen.getByRole('button', { name: '填写地址' }));
    const query = new URLSearchParams(location().split('?')[1]);
    expect(query.get('from')).toBe(asker);
    expect(query.get('backTo')).toBe('/schedule/reward-detail?rewardId=RW1');
  },
);

test.each([
  ['prize', PRIZE_CALL, REWARD_CALL, { recordId: 'RW1', addressId: 'A2' }],
  ['reward', REWARD_CALL, PRIZE_CALL, { rewardId: 'RW1', addressId: 'A2' }],
])('the address for a %s is sent by its own call', async (kind, own, other, body) => {
  signInAs('member');
  memberTab.write('pickedAddress', JSON.stringify({ asker: `${kind}:RW1`, addressId: 'A2' }));
  renderScreen(<Receiver />, { at: '/schedule/reward-detail?rewardId=RW1' });
  await waitFor(() => expect(callsTo(own)).toBe(1));
  expect(lastCallTo(own)?.body).toMatchObject(body);
  expect(callsTo(other)).toBe(0);
});
