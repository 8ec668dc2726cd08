import { fireEvent, screen } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { AddressScreen } from './AddressScreen';

const AT = '/schedule/address';
const SAVE = '/api/miniapp/address/save';
const EDITED = {
  name: '林建国',
  mobile: '13700005512',
  areaCodes: ['310000', '310104'],
  tag: '父母',
  isDefault: false,
};
const loadAreas = async () => ({ tree: [['310000', '上海市', [['310104', '徐汇区']]]] as const });

/** Opens the form of an address of the member and writes another street. */
async function openAndChange(street: string) {
  signInAs('member');
  renderScreen(<AddressScreen loadAreas={loadAreas} />, { at: `${AT}?action=edit&id=A2` });
  fireEvent.change(await screen.findByLabelText('详细地址'), { target: { value: street } });
}

const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }));

test('a change that was overwritten on another phone is made once more, not taken for the lost one', async () => {
  await openAndChange('漕溪北路 90 号');
  failNext(SAVE, 'lost');
  save();
  expect(await screen.findByRole('alert')).toHaveTextContent('没有收到结果，可能已经保存了');
  await ask(`POST ${SAVE}`, { ...EDITED, addressId: 'A2', detail: '淮海中路 1 号' }, { as: 'member' });
  save();
  expect(await screen.findByText('地址已保存')).toBeInTheDocument();
  expect(await screen.findByRole('list', { name: '我的地址' })).toHaveTextContent('漕溪北路 90 号');
});

test('an address that was deleted on another phone is kept as a new one by the next tap', async () => {
  await openAndChange('漕溪北路 90 号');
  await ask('POST /api/miniapp/address/delete', { addressId: 'A2' }, { as: 'member' });
  save();
  expect(await screen.findByRole('alert')).toHaveTextContent('再点一次“保存”会存成新地址');
  save();
  expect(await screen.findByRole('list', { name: '我的地址' })).toHaveTextContent('漕溪北路 90 号');
});

test('without a network nobody reads that it may have been saved', async () => {
  await openAndChange('漕溪北路 90 号');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  failNext(SAVE, 'drop');
  save();
  expect(await screen.findByRole('alert')).toHaveTextContent('请求失败，请检查网络。您填的内容都还在');
  expect(screen.getByLabelText('详细地址')).toHaveValue('漕溪北路 90 号');
});

test('a new address that was deleted again can be added once more, although the answer to its saving was lost', async () => {
  signInAs('newcomer');
  const add = () => renderScreen(<AddressScreen loadAreas={loadAreas} />, { at: `${AT}?action=new` });
  const { unmount } = add();
  for (const [label, value] of [
    ['收货人', '周小满'],
    ['手机号', '13600007788'],
    ['详细地址', '文一路 1 号'],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: /^所在地区/ }));
  fireEvent.click(await screen.findByText('上海市'));
  fireEvent.click(await screen.findByText('徐汇区'));
  failNext(SAVE, 'lost');
  save();
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  fireEvent.click(await screen.findByRole('button', { name: /^删除周小满/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^删\s?除$/ }));
  expect(await screen.findByText('已删除')).toBeInTheDocument();
  unmount();

  add();
  await screen.findByLabelText('收货人');
  save();
  expect(await screen.findByText('地址已保存')).toBeInTheDocument();
  expect(await screen.findByRole('list', { name: '我的地址' })).toHaveTextContent('周小满');
});
