import { screen } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { renderScreen } from '@/testing/renderScreen';
import type { Holding, MyRights } from '../contract';
import { HoldingRow } from './HoldingRow';

/** A right that can be handed on, as the server names it with another route. */
async function rightAt(routeOf: (path: string) => string): Promise<Holding> {
  const { data } = await ask<MyRights>('GET /api/miniapp/right/mine', { kind: 'right' }, { as: 'member' });
  const holding = [...data.expiringSoon, ...data.items].find(({ id }) => id === 'R-wound') as Holding;
  return { ...holding, route: routeOf(holding.route) };
}

test.each([
  ['its path', (path: string) => path, '/equity?rightId=R-wound&step='],
  [
    'the whole link of its page',
    (path: string) => `${window.location.origin}/#${path}`,
    '/equity?rightId=R-wound&step=',
  ],
  ['a path without a query', () => '/equity', '/equity?step='],
])('a panel of a right that the server names by %s is opened there', async (_, routeOf, start) => {
  renderScreen(<HoldingRow holding={await rightAt(routeOf)} isForFamily onChanged={jest.fn()} />);
  expect(screen.getByRole('link', { name: '转给家人' })).toHaveAttribute('href', `${start}transfer`);
  expect(screen.getByRole('link', { name: '使用' })).toHaveAttribute('href', `${start}code`);
});

test('a right without a page of its own has no way to hand it on', async () => {
  renderScreen(<HoldingRow holding={await rightAt(() => '')} onChanged={jest.fn()} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
