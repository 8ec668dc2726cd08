import { fireEvent, screen, waitFor } from '@testing-library/react';
import { callsTo, lastCallTo, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { EquityAggregationScreen } from '../screens/EquityAggregationScreen';

const SAVE = '/api/miniapp/family/save';
const AT = '/schedule/equity-aggregation?owner=family&step=addFamily';

test.each([
  ['Anne-Marie', 'Anne-Marie'],
  ['\u200e林国栋\u200e', '林国栋'],
  ['阿依古丽•买买提', '阿依古丽·买买提'],
])('%j is a name, and is sent as it is written on an identity card', async (typed, name) => {
  signInAs('member');
  renderScreen(<EquityAggregationScreen />, { at: AT });
  fireEvent.click(await screen.findByRole('checkbox', { name: /同意我添加/ }));
  fireEvent.click(screen.getByRole('button', { name: '父亲' }));
  const add = () => fireEvent.click(screen.getByRole('button', { name: '添加' }));
  const field = screen.getByRole('textbox', { name: '家人姓名' });
  fireEvent.change(field, { target: { value: '...' } });
  add();
  expect(screen.getByRole('alert')).toHaveTextContent('姓名只能用文字，请核对');
  expect(callsTo(SAVE)).toBe(0);
  fireEvent.change(field, { target: { value: typed } });
  add();
  await waitFor(() => expect(lastCallTo(SAVE)?.body).toMatchObject({ name }));
});
