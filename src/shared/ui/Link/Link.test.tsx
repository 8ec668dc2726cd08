import { createMemoryHistory } from 'history';
import { type ReactElement, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createPath, unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { useNavigate } from '@/shared/lib/useNavigate';
import { Link } from './Link';

const setup = () => createMemoryHistory({ initialEntries: ['/first', '/second?tab=a'] });
type Steps = ReturnType<typeof setup>;

const addressOf = (history: Steps) => createPath(history.location);

function Tapped({ children }: { children: ReactElement }) {
  useLayoutEffect(() => document.querySelector<HTMLElement>('a, button')?.click(), []);
  return children;
}

/** Draws as the app does, and taps as soon as the screen stands: before the effects of that drawing. */
async function tapAtOnce(history: Steps, part: ReactElement) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  root.render(
    <HistoryRouter history={history}>
      <Tapped>{part}</Tapped>
    </HistoryRouter>,
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  root.unmount();
  place.remove();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}

function Go({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(to)}>
      去
    </button>
  );
}

test('a tap that comes before the effects of the first drawing leads on', async () => {
  const history = setup();
  await tapAtOnce(history, <Link to="/third">去</Link>);
  expect(addressOf(history)).toBe('/third');
  await tapAtOnce(history, <Go to="/fourth" />);
  expect(addressOf(history)).toBe('/fourth');
  history.go(-2);
  expect(addressOf(history)).toBe('/second?tab=a');
});

test('the present address adds no step, and neither does a replaced one', async () => {
  const history = setup();
  await tapAtOnce(history, <Link to="/second?tab=a">去</Link>);
  await tapAtOnce(
    history,
    <Link to="/third" replace>
      去
    </Link>,
  );
  expect(addressOf(history)).toBe('/third');
  history.back();
  expect(addressOf(history)).toBe('/first');
});

test('what a tap does beside it comes first, and may hold it back', async () => {
  const history = setup();
  const seen: string[] = [];
  await tapAtOnce(
    history,
    <Link to="/third" onClick={() => seen.push(addressOf(history))}>
      去
    </Link>,
  );
  expect(seen).toEqual(['/second?tab=a']);
  await tapAtOnce(
    history,
    <Link to="/fourth" onClick={(event) => event.preventDefault()}>
      去
    </Link>,
  );
  expect(addressOf(history)).toBe('/third');
});
