import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { AddressScreen } from '@/features/address/screens/AddressScreen';
import { PrizeRecordScreen } from '@/features/reward/screens/PrizeRecordScreen';
import { RewardDetailScreen } from '@/features/reward/screens/RewardDetailScreen';
import { lastCallTo, signInAs } from './fakeServer';
import { renderScreen } from './renderScreen';

const DETAIL = '/schedule/reward-detail?rewardId=RW1001';
const POSTAGE = '/api/miniapp/rank/vip/userPostage';

const loadSmallTree = async () => ({ tree: [['310000', '上海市', [['310104', '徐汇区']]]] as const });

function openDetail() {
  signInAs('member');
  const screens = (
    <Routes>
      <Route path="/prize-record" element={<PrizeRecordScreen />} />
      <Route path="/schedule/reward-detail" element={<RewardDetailScreen />} />
      <Route path="/schedule/address" element={<AddressScreen loadAreas={loadSmallTree} />} />
    </Routes>
  );
  return {
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    ...renderScreen(screens, { at: DETAIL, from: '/prize-record' }),
  };
}

test('after choosing an address the reward stands in the history once', async () => {
  const { user, location } = openDetail();
  await user.click(await screen.findByRole('button', { name: '填写地址' }));
  await user.click(await screen.findByRole('button', { name: /林建国.*漕溪北路/ }));
  expect(await screen.findByText('待发货')).toBeInTheDocument();
  expect(location()).toBe(DETAIL);
  expect(lastCallTo(POSTAGE)?.body).toMatchObject({ recordId: 'RW1001', addressId: 'A2' });
  await user.click(screen.getByRole('button', { name: '返回' }));
  expect(location()).toBe('/prize-record');
});

test('an address added on the way leaves neither its form nor the list behind', async () => {
  const { user, location } = openDetail();
  await user.click(await screen.findByRole('button', { name: '填写地址' }));
  await user.click(await screen.findByRole('button', { name: '新增地址' }));
  await user.type(await screen.findByLabelText('收货人'), '周小满');
  await user.type(screen.getByLabelText('手机号'), '13600007788');
  await user.type(screen.getByLabelText('详细地址'), '文一路 1 号');
  await user.click(screen.getByRole('button', { name: /^所在地区/ }));
  await user.click(await screen.findByText('上海市'));
  await user.click(await screen.findByText('徐汇区'));
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('待发货')).toBeInTheDocument();
  expect(location()).toBe(DETAIL);
  await user.click(screen.getByRole('button', { name: '返回' }));
  expect(location()).toBe('/prize-record');
});
