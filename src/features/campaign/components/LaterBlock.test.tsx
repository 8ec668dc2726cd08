import { act, cleanup, render, screen } from '@testing-library/react';
import { scrollIntoSight } from '@/testing/browserGaps';
import { LaterBlock } from './LaterBlock';

const show = () => render(<LaterBlock title="排行榜">有名次</LaterBlock>);

test.each([
  ['where the member came in', { idx: 0, place: 0 }],
  ['on a later step', { idx: 1, place: 1, key: 'a1' }],
])('a block that was there stands at once for who goes back: %s', (_, entry) => {
  window.history.replaceState(entry, '');
  show();
  expect(screen.queryByText('有名次')).not.toBeInTheDocument();
  act(() => scrollIntoSight());
  expect(screen.getByText('有名次')).toBeInTheDocument();
  cleanup();

  window.history.replaceState({ idx: 2, place: 2, key: 'other' }, '');
  show();
  expect(screen.queryByText('有名次')).not.toBeInTheDocument();
  cleanup();

  window.history.replaceState(entry, '');
  show();
  expect(screen.getByText('有名次')).toBeInTheDocument();
});
