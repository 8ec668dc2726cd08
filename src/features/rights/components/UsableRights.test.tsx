import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ask } from '@/testing/ask';
import { renderScreen } from '@/testing/renderScreen';
import { getMyRights, type Holding, type MyRights } from '../contract';
import { UsableRights } from './UsableRights';

function Searched({ rights }: { rights: MyRights }) {
  const [query, setQuery] = useState('');
  return (
    <>
      <input aria-label="词" value={query} onChange={(event) => setQuery(event.target.value)} />
      <UsableRights rights={rights} query={query} isFamily={false} onRefresh={() => undefined} />
    </>
  );
}

test('a right and a coupon with the same number, as each has numbers of its own, are two rows and stay two', async () => {
  const { data } = await ask<MyRights>(`GET ${getMyRights.path}`, {}, { as: 'member' });
  const [first] = data.items;
  const row = (kind: Holding['kind'], id: string, title: string) => ({ ...(first as Holding), kind, id, title });
  const expiringSoon = [row('prize', '11', '护手霜'), row('right', '12', '上门换药'), row('coupon', '12', '换药券')];
  renderScreen(<Searched rights={{ ...data, expiringSoon, items: [] }} />);
  await userEvent.type(screen.getByRole('textbox', { name: '词' }), '换药');
  const titles = screen.getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['上门换药', '换药券']);
});
