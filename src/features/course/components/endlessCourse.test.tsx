import { screen } from '@testing-library/react';
import { toResponse } from '@/request/fakeFetch';
import { ask } from '@/testing/ask';
import { signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { type CourseDetail, exchangeCourse, getCourse, getExchanges } from '../contract';
import { ExchangeRecords } from './ExchangeRecords';
import { ExchangeResult } from './ExchangeResult';
import { ExchangeView } from './ExchangeView';

const COURSE = { courseId: 'C1005' };

/** What there is to get, and what has been got, as a server tells it that sets no end. */
async function endless() {
  const before = (await ask<CourseDetail>(`GET ${getCourse.path}`, COURSE, { as: 'member' })).data;
  const payload = { ...COURSE, way: 'points', offerId: before.offerId, clientToken: 'endless' };
  await ask(`POST ${exchangeCourse.path}`, payload, { as: 'member' });
  const after = (await ask<CourseDetail>(`GET ${getCourse.path}`, COURSE, { as: 'member' })).data;
  const { data } = await ask<{ recordList: { recordId: string }[] }>(
    `GET ${getExchanges.path}`,
    { currentPage: 1 },
    { as: 'member' },
  );
  const recordList = data.recordList.map((record) => ({ ...record, expireAt: null }));
  const text = JSON.stringify({ code: 0, msg: '', data: { ...data, recordList } });
  return { before, after, recordId: recordList[0]?.recordId ?? '', text };
}

test('a course without an end says nothing of one, before it is got and after', async () => {
  const { before, after, recordId, text } = await endless();
  signInAs('member');
  const offered = renderScreen(<ExchangeView course={{ ...before, newExpireAt: null }} refresh={() => undefined} />);
  expect(screen.getByText('您会得到')).toBeVisible();
  expect(screen.queryByText('学习期限')).not.toBeInTheDocument();
  offered.unmount();

  const owned = { ...after, access: 'owned' as const, ways: [], expireAt: null };
  const had = renderScreen(<ExchangeView course={owned} refresh={() => undefined} />);
  expect(screen.getByText('这门课已经是您的了')).toBeVisible();
  had.unmount();

  jest.spyOn(window, 'fetch').mockResolvedValue(toResponse(200, async () => text));
  const result = renderScreen(<ExchangeResult recordId={recordId} />);
  expect(await screen.findByText('兑换方式')).toBeVisible();
  expect(screen.queryByText('学习期限')).not.toBeInTheDocument();
  result.unmount();
  renderScreen(<ExchangeRecords onBack={() => undefined} />);
  expect((await screen.findAllByText(/积分兑换/))[0]).toBeVisible();
  expect(document.body).not.toHaveTextContent(/--|学到/);
});
