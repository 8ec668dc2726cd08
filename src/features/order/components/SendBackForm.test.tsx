import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endSession } from '@/session/changeSession';
import { memberTab } from '@/session/memberStorage';
import { lastCallTo, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { orders } from '../../../../mock/_server/order/store';
import { sendAfterSaleExpress } from '../panelContract';
import { SendBackForm } from './SendBackForm';

function caseToSendBack(): string {
  const cases = orders().rows.flatMap(({ afterSales }) => afterSales);
  return cases.find(({ status }) => status === 'sendBack')?.afterSaleId ?? '';
}

const done = jest.fn();

async function fillIn(no: string) {
  const afterSaleId = caseToSendBack();
  signInAs('member');
  const user = userEvent.setup();
  const { unmount } = renderScreen(<SendBackForm afterSaleId={afterSaleId} onChanged={done} />);
  await user.type(screen.getByRole('textbox', { name: '快递公司' }), '顺丰速运');
  await user.type(screen.getByRole('textbox', { name: '寄回单号' }), no);
  const openAnew = () => {
    unmount();
    renderScreen(<SendBackForm afterSaleId={afterSaleId} onChanged={done} />);
  };
  return Object.assign(user, { openAnew });
}

afterEach(endSession);

test.each([
  ['SF 1234 5678 90', 'SF1234567890'],
  ['ＳＦ１２３４５６７', 'SF1234567'],
  [' JD0012345678-1-1- ', 'JD0012345678-1-1-'],
])('the number %p goes to the server as %p', async (typed, sent) => {
  const user = await fillIn(typed);
  await user.click(screen.getByRole('button', { name: '提交' }));
  await screen.findByText('已提交寄回单号');
  expect(lastCallTo(sendAfterSaleExpress.path)?.body).toMatchObject({ company: '顺丰速运', no: sent });
  expect(done).toHaveBeenCalled();
});

test('what the server would refuse is said at the field', async () => {
  await fillIn('SF_123456');
  expect(screen.getByText('单号是 6 到 32 位字母或数字')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '提交' })).not.toBeInTheDocument();
});

test('a company with too long a name is said at the field, before anything is sent', async () => {
  const user = await fillIn('SF1234567890');
  const company = screen.getByRole('textbox', { name: '快递公司' });
  await user.clear(company);
  await user.type(company, '顺丰速运有限公司杭州市西湖区文三路营业部二号窗口');
  expect(screen.getByText('快递公司最多 20 个字')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '提交' })).not.toBeInTheDocument();
});

test('what was typed is there after a login or a reload, until it is handed in', async () => {
  const user = await fillIn('SF1234567890');
  user.openAnew();
  expect(screen.getByRole('textbox', { name: '快递公司' })).toHaveValue('顺丰速运');
  await user.click(screen.getByRole('button', { name: '提交' }));
  await screen.findByText('已提交寄回单号');
  expect(memberTab.keys('sendBack:')).toEqual([]);
});
