import { screen } from '@testing-library/react';
import { openedAs } from '@/testing/screenTest';

beforeAll(() => import('@/shared/ui/Popup/PopupPanel'), 60_000);

// First: the panel's code has come and been drawn once by then.
test('who waits for a place finds his number again', async () => {
  openedAs('elder', '/keyan?studyId=KY2602&step=done');
  expect(await screen.findByRole('dialog', { name: '已加入候补' })).toHaveTextContent('KA90004');
});

test.each([
  ['had no place', 'KY2604', '不符合'],
  ['takes part', 'KY2602', '已入组'],
  ['has left', 'KY2511', '已退出'],
])('who %s is not told by an old address that he has just applied', async (_, studyId, status) => {
  openedAs('member', `/keyan?studyId=${studyId}&step=done`);
  expect(await screen.findByText(status)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
