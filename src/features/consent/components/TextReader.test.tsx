import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { phoneNotes } from '@/shared/lib/deviceStorage';
import { lastCallTo } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { offline, refused } from '@/testing/screenTest';
import { registerText } from '../../../../mock/_server/consent/texts';
import { heading, joined, PROVIDER, paragraph, table } from '../../../../mock/_server/consent/writing';
import { getText } from '../contract';
import { TextReader } from './TextReader';

const KEY = 'a-rule';
const AT = '/schedule/notice-before';
const DAY = Date.parse('2026-11-01T00:00:00+08:00');
const sections = [
  { key: 'time', title: '活动时间', blocks: [paragraph('11 月 1 日至 12 月 31 日')] },
  { key: 'who', title: '谁可以参加', blocks: [paragraph('年满 18 周岁')] },
  { key: 'prizes', title: '奖品与概率', blocks: [table(['奖品', '概率'], ['帆布袋', '5.00%'])] },
];
const changes = [
  { version: '2026.11', at: DAY, text: '写明退款时赠品怎么办' },
  { version: '2026.10', at: DAY - 30 * 86_400_000, text: '首次发布' },
];

beforeEach(() => {
  registerText(KEY, (version = '2026.11') =>
    changes.some((change) => change.version === version)
      ? {
          title: '长长的规则',
          version,
          updatedAt: DAY,
          blocks: joined(sections),
          sections,
          changes,
          latestVersion: '2026.11',
          organiser: PROVIDER,
        }
      : undefined,
  );
});

const open = (query = '') =>
  renderScreen(<TextReader textKey={KEY} title="活动规则" fallback="member" />, { at: AT + query });

test('the contents lead to every section, the last ones the organiser and the history', async () => {
  open();
  const contents = within(await screen.findByRole('navigation', { name: '目录' }));
  expect(contents.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '活动时间',
    '谁可以参加',
    '奖品与概率',
    '主办方与联系',
    '修改记录',
  ]);
  const jumps = jest.fn();
  Element.prototype.scrollIntoView = jumps;
  fireEvent.click(contents.getByRole('button', { name: '奖品与概率' }));
  expect(screen.getByRole('heading', { name: '奖品与概率' })).toHaveFocus();
  expect(jumps).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: '回到目录' }));
  expect(screen.getByRole('heading', { name: '目录' })).toHaveFocus();
});

test('the organiser can be called and his number copied', async () => {
  const user = userEvent.setup();
  open();
  expect(await screen.findByRole('link', { name: `打电话 ${PROVIDER.phone}` })).toHaveAttribute(
    'href',
    'tel:4000000000',
  );
  await user.click(screen.getByRole('button', { name: '复制号码' }));
  expect(await navigator.clipboard.readText()).toBe(PROVIDER.phone);
});

test('the whole text can be taken along as plain text', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: '复制全文' }));
  const text = await navigator.clipboard.readText();
  expect(text).toContain('奖品与概率\n帆布袋，概率 5.00%');
  expect(text).toContain('2026.10，2026-10-02：首次发布');
});

test('the page is called by the text', async () => {
  open();
  await screen.findByRole('button', { name: '复制全文' });
  expect(document.title).toBe('长长的规则');
});

test('the size is kept for the next text', async () => {
  const { unmount } = open();
  fireEvent.click(await screen.findByRole('button', { name: '特大' }));
  unmount();
  open();
  expect(await screen.findByRole('button', { name: '特大' })).toHaveAttribute('aria-pressed', 'true');
});

test('an earlier version is read with a word on it and a way to the present one', async () => {
  const { location } = open();
  fireEvent.click(await screen.findByRole('link', { name: '看 2026.10 版' }));
  expect(await screen.findByText(/这是以前的版本 2026.10/)).toBeVisible();
  expect(lastCallTo(getText.path)?.query).toMatchObject({ key: KEY, version: '2026.10' });
  fireEvent.click(screen.getByRole('button', { name: '看现行版本' }));
  await waitFor(() => expect(location()).toBe(AT));
  expect(await screen.findByText(/版本 2026.11/)).toBeVisible();
  expect(screen.queryByText(/这是以前的版本/)).not.toBeInTheDocument();
});

test('without a network what was read before stands there, with the day', async () => {
  const { unmount } = open();
  await screen.findByRole('heading', { name: '奖品与概率' });
  unmount();
  offline(getText);
  open();
  expect(await screen.findByText(/网络不给力，数据更新于 \d\d:\d\d/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '奖品与概率' })).toBeVisible();
});

/** As a link in a text leads to another one. */
function Texts() {
  const [textKey, setKey] = useState(KEY);
  return (
    <>
      <TextReader textKey={textKey} title="活动规则" />
      <button type="button" onClick={() => setKey('another-rule')}>
        另一份
      </button>
    </>
  );
}

test('a text that was read before never stands in for another one in its place', async () => {
  const { unmount } = open();
  await screen.findByRole('heading', { name: '奖品与概率' });
  unmount();
  offline(getText);
  renderScreen(<Texts />, { at: AT });
  expect(await screen.findByRole('heading', { name: '奖品与概率' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '另一份' }));
  expect(await screen.findByRole('heading', { name: '网络不给力' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '奖品与概率' })).not.toBeInTheDocument();
});

test('an earlier version is never taken for the present one', async () => {
  const { unmount } = open('?version=2026.10');
  await screen.findByText(/这是以前的版本/);
  unmount();
  expect(phoneNotes.keys('text:')).toEqual([]);
});

test('a text without sections is read as one', async () => {
  registerText(KEY, () => ({
    title: '短说明',
    version: '1',
    updatedAt: DAY,
    blocks: [heading('一'), paragraph('就这一段')],
  }));
  open();
  expect(await screen.findByText('就这一段')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('what cannot be read says so and can be tried again', async () => {
  refused(getText);
  open();
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '长长的规则' })).toBeVisible();
});
