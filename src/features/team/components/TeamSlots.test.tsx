import { render, screen } from '@testing-library/react';
import { TeamSlots } from './TeamSlots';

test('a team for more people than anybody can draw is two rows of free places', () => {
  const empty = { mark: '＋', name: '空位', note: '等人加入' };
  render(<TeamSlots members={[]} maxMembers={Number.MAX_SAFE_INTEGER} empty={empty} />);
  expect(screen.getAllByText('空位')).toHaveLength(8);
});
