import { memberTab } from '@/session/memberStorage';
import { beginChoice, takeChoice } from './addressChoice';

test('a chosen address is taken once, for the reward that asked', () => {
  beginChoice({ rewardId: 'RW1', isLottery: true });
  memberTab.write('selectedAddressId', 'A1');
  expect(takeChoice()).toEqual({ rewardId: 'RW1', isLottery: true, addressId: 'A1' });
  memberTab.write('selectedAddressId', 'A2');
  expect(takeChoice()).toBeUndefined();
});

test('an address that was chosen for something else does not count', () => {
  memberTab.write('selectedAddressId', 'old');
  beginChoice({ rewardId: 'RW1', isLottery: false });
  expect(takeChoice()).toBeUndefined();
});

test('coming back without a choice forgets the question', () => {
  beginChoice({ rewardId: 'RW1', isLottery: false });
  takeChoice();
  memberTab.write('selectedAddressId', 'A9');
  expect(takeChoice()).toBeUndefined();
});

test.each(['{', '[]', '{"rewardId":7}'])('a spoiled note (%s) is no choice', (text) => {
  memberTab.write('rewardAddressFor', text);
  memberTab.write('selectedAddressId', 'A1');
  expect(takeChoice()).toBeUndefined();
});
