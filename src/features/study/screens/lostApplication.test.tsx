import { fireEvent, screen, waitFor } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
import { memberTab } from '@/session/memberStorage';
import { ask } from '@/testing/ask';
import { callsTo, failNext, signInAs } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { CONSENT_WORDINGS } from '../../../../mock/_server/consent/consentCopy';
import { changeStudy } from '../../../../mock/_server/study/control';
import { needStudy, studies } from '../../../../mock/_server/study/store';
import { apply, prescreen } from '../contract';
import { dropScreening, keepScreening } from '../screening';

const STUDY = 'KY2603';
const SIGN = `/keyan?studyId=${STUDY}&step=sign`;

// Code that comes when it is first needed is here from the start.
beforeAll(() => import('@/shared/ui/Popup/PopupPanel'), 60_000);

async function agreeToHealthData(): Promise<string> {
  const { version } = CONSENT_WORDINGS.keyan;
  const accept = 'POST /api/miniapp/consent/accept';
  const { data } = await ask<{ consentId: string }>(accept, { type: 'keyan', version }, { as: 'newcomer' });
  return data.consentId;
}

/** What a member has answered and signed before he reads the last consent. */
function keepSigned(): void {
  const { questions, consent } = needStudy(STUDY);
  const answers = Object.fromEntries(questions.map(({ key, options }) => [key, options[0]?.key ?? '']));
  signInAs('newcomer');
  keepScreening(STUDY, { answers, signed: { name: '周小满', version: consent.version } });
}

test('a study that has closed while the last consent was read says so, and no answer leaves the phone', async () => {
  const consentId = await agreeToHealthData();
  keepSigned();
  changeStudy({ studyId: STUDY, deed: 'close' });
  openedAs('newcomer', `${SIGN}&consentId=${consentId}`);
  expect(await screen.findByRole('button', { name: '招募已经结束' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: '提交报名' })).toBeNull();
  expect(callsTo(prescreen.path)).toBe(0);
});

test('a study that has closed while its questions were answered says so before anything is signed', async () => {
  keepSigned();
  openedAs('newcomer', `/keyan?studyId=${STUDY}&step=fit`);
  changeStudy({ studyId: STUDY, deed: 'close' });
  fireEvent.click(await screen.findByRole('button', { name: '看知情同意书' }));
  expect(await screen.findByRole('button', { name: '招募已经结束' })).toBeDisabled();
});

test('nobody is asked the questions of a study that has closed before he came to them', async () => {
  const { location } = openedAs('newcomer', '/keyan?studyId=KY2511&step=fit');
  await waitFor(() => expect(location()).toBe('/keyan?studyId=KY2511'));
  expect(await screen.findByText('已结束')).toBeVisible();
  expect(screen.queryByRole('button', { name: /题没有答/ })).not.toBeInTheDocument();
});

test('an application whose answer was lost stands there with its number; a document later nothing is asked again', async () => {
  const consentId = await agreeToHealthData();
  keepSigned();
  const before = studies().rows.length;
  const { location, unmount } = openedAs('newcomer', `${SIGN}&consentId=${consentId}`);
  fireEvent.change(await screen.findByLabelText('手机号'), { target: { value: '13600007788' } });
  // What the server says of the answers cannot be read: that is no word that he does not fit.
  failNext(prescreen.path, 'wrongTypes');
  failNext(apply.path, 'lost');
  fireEvent.click(screen.getByRole('button', { name: '提交报名' }));
  const popup = await screen.findByRole('dialog', { name: '报名已提交' });
  expect(studies().rows).toHaveLength(before + 1);
  expect(popup).toHaveTextContent(studies().rows.at(-1)?.applyId ?? 'none');
  expect(location()).toBe(`/keyan?studyId=${STUDY}&step=done`);

  unmount();
  dropScreening(STUDY);
  const again = openedAs('newcomer', `${SIGN}&consentId=${consentId}`);
  fireEvent.click(await screen.findByRole('button', { name: /我的报名.*不用再签/ }));
  expect(await screen.findByText('审核中')).toBeVisible();
  again.unmount();
  const asked = openedAs('newcomer', `/keyan?studyId=${STUDY}&step=fit`);
  await waitFor(() => expect(asked.location()).toBe(`/keyan?studyId=${STUDY}`));
});

test('who had left before the answer was lost, and leaves the study, can apply once more', async () => {
  const consentId = await agreeToHealthData();
  keepSigned();
  const { unmount } = openedAs('newcomer', `${SIGN}&consentId=${consentId}`);
  fireEvent.change(await screen.findByLabelText('手机号'), { target: { value: '13600007788' } });
  failNext(apply.path, 'lost');
  failNext('/api/miniapp/study/detail', 'business', -1);
  fireEvent.click(screen.getByRole('button', { name: '提交报名' }));
  await waitFor(() => expect(callsTo(apply.path)).toBe(1));
  unmount();
  expect(memberTab.keys('intent:study-apply')).toHaveLength(1);

  openedAs('newcomer', '/keyan?step=mine');
  fireEvent.click(await screen.findByRole('button', { name: '撤回报名' }));
  fireEvent.click(await screen.findByText('确认撤回'));
  expect(await screen.findByText('已退出，谢谢您来过')).toBeInTheDocument();
  expect(memberTab.keys('intent:study-apply')).toEqual([]);
  dropScreening(STUDY);
});

test('who comes back from a login with both consents reads that the answers are gone', async () => {
  const { location } = openedAs('newcomer', `${SIGN}&consentId=CS1`);
  fireEvent.click(await screen.findByRole('button', { name: /先看是否合适.*答案没有保留，请再答一遍/ }));
  expect(await screen.findByRole('button', { name: /题没有答/ })).toBeVisible();
  expect(location()).toBe(`/keyan?studyId=${STUDY}&step=fit`);
});

test('a tab in which nobody has signed in shows no application, whoever the phone still has a session of', async () => {
  signInAs('member');
  endSession();
  openedAs('guest', '/keyan?studyId=KY2602');
  expect(await screen.findByRole('heading', { name: '谁可以参加' })).toBeVisible();
  expect(screen.queryByText(/KA90001/)).not.toBeInTheDocument();
});
