import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openedAs } from './screenTest';

test.each([
  ['a study', '/keyan', '照护者在家帮长辈翻身的体验调查', '谁可以参加'],
  ['a course', '/course-list', '新生儿护理线上课', '12 节内容'],
])('%s stands in the place of its list, and begins at its top', async (_, list, name, heading) => {
  openedAs('member', list);
  const [link] = await screen.findAllByRole('link', { name });
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  if (link) fireEvent.click(link);
  expect(await screen.findByRole('heading', { name: heading }, { timeout: 10_000 })).toBeVisible();
  await waitFor(() => expect(scrollTo.mock.calls).toEqual([[0, 0]]));
});
