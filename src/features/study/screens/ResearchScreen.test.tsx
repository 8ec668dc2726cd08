import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { NoticeBeforeScreen } from '@/features/consent/screens/NoticeBeforeScreen';
import { endSession } from '@/session/changeSession';
import { scrollIntoSight } from '@/testing/browserGaps';
import { callsTo, lastCallTo, routesRequested, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { openedAs, refused } from '@/testing/screenTest';
import { CONSENT_WORDINGS } from '../../../../mock/_server/consent/consentCopy';
import { raiseVersion } from '../../../../mock/_server/consent/rules';
import { changeStudy } from '../../../../mock/_server/study/control';
import { needStudy, studies } from '../../../../mock/_server/study/store';
import { apply, prescreen, withdrawApplication } from '../contract';
import { ResearchScreen } from './ResearchScreen';

const OPEN = 'KY2603';
const YOUNG = 'KY2605';
const WAITING = 'KY2602';

// Code that comes when it is first needed is here from the start.
beforeAll(() => Promise.all([import('@/shared/ui/dialog/antdDialog'), import('@/shared/ui/Popup/PopupPanel')]), 60_000);

/** The study with the screen of all consents beside it. */
function openStudy(query: string) {
  return renderScreen(
    <Routes>
      <Route path="/keyan" element={<ResearchScreen />} />
      <Route path="/schedule/notice-before" element={<NoticeBeforeScreen />} />
    </Routes>,
    { at: `/keyan?${query}` },
  );
}

// How long the text has to stay on screen is the consents' own matter.
beforeAll(() => void Object.assign(CONSENT_WORDINGS.keyan, { waitSeconds: 0 }));

// What is kept in memory outlives a test.
afterEach(endSession);

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));

/** Answers every question with its first option, but those of `other`, by their place. */
async function answerAll(studyId: string, other: Record<string, number> = {}) {
  await button(/题没有答|看结果/);
  for (const { key, text, options } of needStudy(studyId).questions) {
    const group = screen.getByRole('group', { name: new RegExp(text.replace(/[？?]/g, '.')) });
    fireEvent.click(within(group).getByRole('radio', { name: options[other[key] ?? 0]?.text ?? '' }));
  }
}

async function readAndSign(name: string) {
  await screen.findByRole('heading', { name: '九、同意' });
  act(() => scrollIntoSight());
  fireEvent.click(screen.getByRole('checkbox', { name: '我看完了全文，自愿参加这项研究' }));
  fireEvent.change(screen.getByLabelText('姓名'), { target: { value: name } });
  await press('签名，下一步');
}

async function agreeToHealthData() {
  await screen.findByRole('heading', { name: '科研健康信息使用说明' });
  act(() => scrollIntoSight());
  fireEvent.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));
  await press('同意并继续');
}

/** From the study to the form that is left to fill in. */
async function goToForm(studyId: string) {
  await press(/先看是否合适/);
  await answerAll(studyId);
  await press('看结果');
  await press('看知情同意书');
  await readAndSign('周小满');
  await agreeToHealthData();
  await screen.findByRole('heading', { name: '核对一下' });
}

const WRITES = /POST .*(study|consent)/;
const written = () => routesRequested().filter((route) => WRITES.test(route));

test('a guest reads a study, and nothing of his is asked for', async () => {
  openedAs('guest', `/keyan?studyId=${OPEN}`);
  expect(await screen.findByRole('heading', { name: '照护者在家帮长辈翻身的体验调查' })).toBeVisible();
  expect(screen.getByText(/批件号 2026-伦-0318/)).toBeVisible();
  expect(screen.getByText('2.0 版，共 9 页，约 8 分钟').textContent).toContain('约\u00a08\u00a0分钟');
  expect(screen.getByRole('link', { name: '打电话给伦理委员会办公室' })).toHaveAttribute('href', 'tel:4000000001');
  expect(document.title).not.toContain('翻身');
  expect(routesRequested()).toEqual(['GET /api/miniapp/study/detail']);
});

test('the list tells which studies look for people, and leads to them', async () => {
  const { location } = openedAs('guest', '/keyan');
  const link = await screen.findByRole('link', { name: '老年人足部日常护理日记' });
  expect(screen.getByText('已招满，可候补')).toBeVisible();
  expect(screen.getByText('暂停招募')).toBeVisible();
  fireEvent.click(link);
  expect(location()).toBe(`/keyan?studyId=${WAITING}`);
});

test('words after the number of a study that was passed on do not matter', async () => {
  openedAs('guest', `/keyan?studyId=${encodeURIComponent(`${OPEN}（点击打开）`)}`);
  expect(await screen.findByRole('heading', { name: /帮长辈翻身/ })).toBeVisible();
});

test('the answers are judged on the device: nothing leaves it, nothing is kept, the words judge nobody', async () => {
  signInAs('newcomer');
  const { location } = openStudy(`studyId=${OPEN}&step=fit`);
  expect(await button('还有 6 题没有答')).toBeDisabled();
  await answerAll(OPEN, { city: 1 });
  await press('看结果');
  expect(await screen.findByRole('heading', { name: '这项研究现在不合适您参加' })).toHaveFocus();
  expect(screen.getByText(/和您的健康、就诊没有关系/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '看知情同意书' })).not.toBeInTheDocument();
  expect(written()).toEqual([]);
  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, window.history.state]);
  expect(kept + location()).not.toMatch(/city|age1/);
});

test('an answer that is not sure goes on, to be asked on the phone', async () => {
  signInAs('newcomer');
  openStudy(`studyId=${OPEN}&step=fit`);
  await answerAll(OPEN, { other: 2 });
  await press('看结果');
  expect(await screen.findByRole('heading', { name: '有一项要在电话里核对' })).toBeVisible();
  await press('改答案');
  expect(await button('看结果')).toBeEnabled();
});

test('the answers of one person are not there for the next', async () => {
  signInAs('newcomer');
  const first = openStudy(`studyId=${OPEN}&step=fit`);
  await answerAll(OPEN);
  first.unmount();
  endSession();
  signInAs('member');
  openStudy(`studyId=${OPEN}&step=fit`);
  expect(await button('还有 6 题没有答')).toBeDisabled();
});

test('the wording is signed only after its end, a tick and a name', async () => {
  signInAs('newcomer');
  openStudy(`studyId=${OPEN}&step=fit`);
  await answerAll(OPEN);
  await press('看结果');
  await press('看知情同意书');
  expect(await button('请看到全文最后')).toBeDisabled();
  const tick = screen.getByRole('checkbox', { name: '我看完了全文，自愿参加这项研究' });
  fireEvent.click(tick);
  expect(tick).not.toBeChecked();
  act(() => scrollIntoSight());
  fireEvent.click(tick);
  expect(await button('请签上姓名')).toBeDisabled();
});

test('through both consents an application is handed in once, with the answers, and the done popup has its number', async () => {
  signInAs('newcomer');
  const { location } = openStudy(`studyId=${OPEN}`);
  await goToForm(OPEN);
  expect(callsTo(prescreen.path)).toBe(0);
  await press('提交报名');
  expect(await screen.findByText('请填写您的手机号')).toBeVisible();
  fireEvent.change(screen.getByLabelText('手机号'), { target: { value: '136 0000 7788' } });
  const submit = await button('提交报名');
  fireEvent.click(submit);
  fireEvent.click(submit);
  const popup = await screen.findByRole('dialog', { name: '报名已提交' });
  const row = studies().rows.at(-1);
  expect(popup).toHaveTextContent(row?.applyId ?? 'none');
  expect([callsTo(prescreen.path), callsTo(apply.path)]).toEqual([1, 1]);
  const { version, hash } = needStudy(OPEN).consent;
  expect(lastCallTo(apply.path)?.body).toMatchObject({
    studyId: OPEN,
    consentId: row?.consentId,
    name: '周小满',
    mobile: '13600007788',
    consentVersion: version,
    consentHash: hash,
  });
  expect(lastCallTo(apply.path)?.body).not.toHaveProperty('guardian');
  expect(location()).toBe(`/keyan?studyId=${OPEN}&step=done`);
  fireEvent.click(within(popup).getByRole('button', { name: '知道了' }));
  await waitFor(() => expect(location()).toBe(`/keyan?studyId=${OPEN}`));
  expect(await screen.findByText('审核中')).toBeVisible();
});

test('somebody under age applies with a guardian', async () => {
  signInAs('newcomer');
  openStudy(`studyId=${YOUNG}`);
  await goToForm(YOUNG);
  await press('提交报名');
  expect(await screen.findByText('请填写监护人的姓名')).toBeVisible();
  const user = userEvent.setup();
  const [own, guardians] = screen.getAllByLabelText('手机号');
  if (!own || !guardians) throw new Error('two numbers are asked for');
  await user.type(own, '13600007788');
  await user.type(guardians, '13900001111');
  await user.type(screen.getByLabelText('姓名'), '周平');
  await user.click(screen.getByRole('button', { name: '母亲' }));
  await press('提交报名');
  await screen.findByRole('dialog', { name: '报名已提交' });
  expect(studies().rows.at(-1)?.guardian).toEqual({ name: '周平', relation: '母亲', mobile: '13900001111' });
});

test('a wording that changed meanwhile is read and signed anew', async () => {
  signInAs('newcomer');
  openStudy(`studyId=${OPEN}`);
  await goToForm(OPEN);
  fireEvent.change(screen.getByLabelText('手机号'), { target: { value: '13600007788' } });
  changeStudy({ studyId: OPEN, deed: 'version' });
  await press('提交报名');
  expect(await screen.findByText('知情同意书或说明有新版，请重新看过再签名')).toBeVisible();
  expect(await screen.findByText(/2\.0\.1 版/)).toBeVisible();
  expect(await button('请看到全文最后')).toBeDisabled();
  expect(studies().rows.some(({ studyId }) => studyId === OPEN)).toBe(false);
});

test('a consent to the use of health data that has another wording is asked for again', async () => {
  signInAs('newcomer');
  openStudy(`studyId=${OPEN}`);
  await goToForm(OPEN);
  fireEvent.change(screen.getByLabelText('手机号'), { target: { value: '13600007788' } });
  raiseVersion({ type: 'keyan' });
  await press('提交报名');
  await readAndSign('周小满');
  expect(await screen.findByText(/keyan-2026\.11\+/)).toBeVisible();
});

test.each([
  ['pause', '暂停招募，恢复后可以报名'],
  ['close', '招募已经结束'],
])('after %s the button says why', async (deed, reason) => {
  changeStudy({ studyId: OPEN, deed });
  openedAs('newcomer', `/keyan?studyId=${OPEN}`);
  expect(await button(reason)).toBeDisabled();
});

test('a study that is gone leads to the others', async () => {
  openedAs('guest', '/keyan?studyId=KY0');
  expect(await screen.findByText('这项研究已经撤下')).toBeVisible();
  expect(screen.getByRole('link', { name: '看看招募' })).toHaveAttribute('href', '/keyan');
});

/** The dialog with this title; one of an earlier test may still be fading out. */
async function findDialog(title: string) {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error(`no dialog ${title}`);
  return dialog;
}

test('leaving says what it changes first, and asks once', async () => {
  openedAs('member', '/keyan?step=mine');
  await press('退出研究');
  const dialog = await findDialog('退出这项研究？');
  expect(dialog).toHaveTextContent('退出前的资料用编号保存 5 年');
  expect(callsTo(withdrawApplication.path)).toBe(0);
  fireEvent.click(within(dialog).getByRole('button', { name: '确认退出' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '退出研究' })).not.toBeInTheDocument());
  expect(callsTo(withdrawApplication.path)).toBe(1);
  expect(studies().rows.find(({ applyId }) => applyId === 'KA90001')?.status).toBe('withdrawn');
});

test('a refused withdrawal says why, and the application stays', async () => {
  openedAs('elder', '/keyan?step=mine');
  refused(withdrawApplication);
  await press('撤回报名');
  fireEvent.click(within(await findDialog('撤回这次报名？')).getByRole('button', { name: '确认撤回' }));
  expect(await screen.findByText(/系统维护中/)).toBeVisible();
  expect(await button('撤回报名')).toBeEnabled();
});

test('who takes part signs another wording without answering or applying again', async () => {
  signInAs('member');
  const { location } = openStudy(`studyId=${WAITING}`);
  await press('看新版，重新签名');
  await readAndSign('林书意');
  await agreeToHealthData();
  expect(await screen.findByText('签好以后，报名编号和入组状态不变。')).toBeVisible();
  await press('确认签名');
  await waitFor(() => expect(location()).toBe(`/keyan?studyId=${WAITING}`));
  expect(callsTo(prescreen.path)).toBe(0);
  expect(studies().rows.find(({ applyId }) => applyId === 'KA90001')).toMatchObject({
    status: 'enrolled',
    consentVersion: '1.1',
  });
});
