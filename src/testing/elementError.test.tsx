import { render, screen, waitFor } from '@testing-library/react';

function Page() {
  return (
    <main>
      <h1>我的订单</h1>
      <button type="button">去逛逛</button>
      <p>{'暂无订单，'.repeat(2_000)}</p>
    </main>
  );
}

async function messageOf(query: () => unknown): Promise<string> {
  try {
    await query();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('The query found something.');
}

test.each([
  ['a query', () => screen.getByRole('button', { name: '付款' })],
  ['a query that waits', () => screen.findByRole('button', { name: '付款' }, { timeout: 100 })],
  ['a wait', () => waitFor(() => screen.getByText('付款'), { timeout: 100 })],
])('%s that finds nothing says what the page shows, once and in short', async (_, query) => {
  render(<Page />);
  const message = await messageOf(query);
  expect(message).toMatch(/^Unable to find .*付款/);
  expect(message.split('The page shows:')).toHaveLength(2);
  expect(message).toContain('heading: 我的订单\nbutton: 去逛逛\ntext: 我的订单去逛逛暂无订单，');
  expect(message.length).toBeLessThan(2_000);
});
