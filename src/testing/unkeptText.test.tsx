import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemberScreen } from '@/features/account/screens/MemberScreen';
import { AddressScreen } from '@/features/address/screens/AddressScreen';
import { EquityAggregationScreen } from '@/features/rights/screens/EquityAggregationScreen';
import { memberMemory } from '@/session/memberStorage';
import { signInAs } from './fakeServer';
import { renderScreen } from './renderScreen';

const NOTE = '为保护隐私，刚才填的内容没有保留，请再填一次';

type Form = readonly [label: string, screen: ReactElement, at: string, typed: string];

const MOBILE: Form = ['手机号', <MemberScreen key="" />, '/schedule/member?step=mobile', '13800000000'];
const FORMS: readonly Form[] = [
  [
    '家人姓名',
    <EquityAggregationScreen key="" />,
    '/schedule/equity-aggregation?owner=family&step=addFamily',
    '林国栋',
  ],
  MOBILE,
  ['收货人', <AddressScreen key="" />, '/schedule/address?action=new', '林国栋'],
];

/** The document goes without a word to the app, as for a login or when the phone needs its memory. */
function loseDocument(unmount: () => void): void {
  const kept = { ...sessionStorage };
  unmount();
  memberMemory.clear();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
}

test.each(FORMS)(
  'what was typed as %s is written nowhere; a document later an empty form says so until it is left',
  async (label, form, at, typed) => {
    signInAs('member');
    const first = renderScreen(form, { at });
    fireEvent.change(await screen.findByLabelText(label), { target: { value: typed } });
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(typed);
    loseDocument(first.unmount);
    const second = renderScreen(form, { at });
    expect(await screen.findByText(NOTE)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveValue('');
    second.unmount();
    renderScreen(form, { at });
    await screen.findByLabelText(label);
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  },
);

test('another member in the same tab reads nothing of it', async () => {
  const [label, form, at, typed] = MOBILE;
  signInAs('member');
  const { unmount } = renderScreen(form, { at });
  fireEvent.change(await screen.findByLabelText(label), { target: { value: typed } });
  loseDocument(unmount);
  signInAs('lapsed');
  renderScreen(form, { at });
  await screen.findByLabelText(label);
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
});
