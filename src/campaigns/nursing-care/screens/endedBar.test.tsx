import { screen } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { openedAs } from '@/testing/screenTest';

// Alone in its file: the code of the help comes once.
test('after the end help stands in the bar, and until its code is there nothing can be tapped in its place', async () => {
  await ask('POST /api/__mock/campaign', { code: 'nursing-care', phase: 'ended' });
  openedAs('newcomer', '/activity/nursing-care');
  const tappable: (string | null)[] = [];
  const watch = new MutationObserver(() => {
    for (const button of screen.queryAllByRole('button')) tappable.push(button.textContent);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  expect(await screen.findByRole('button', { name: '客服' })).toBeVisible();
  watch.disconnect();
  expect(tappable).not.toContain('分享');
});
