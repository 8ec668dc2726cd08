import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { StartSkeleton } from './StartSkeleton';

test('the skeleton is the one in the finished HTML', () => {
  const { container } = render(<StartSkeleton />);
  const html = readFileSync('scripts/start-page/skeleton.html', 'utf8')
    .replace(/\s*\n\s*/g, '')
    .trim();
  expect(container.innerHTML).toBe(html);
});
