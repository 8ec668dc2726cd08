import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'umi';
import { useNavigate } from '@/shared/lib/useNavigate';
import { scrollIntoSight } from './browserGaps';
import { callsTo, failNext, fakeFetch, lastCallTo, signInAs, takeComplaints } from './fakeServer';
import { renderScreen } from './renderScreen';

const SUMMARY = '/api/miniapp/points/summary';
const read = async (path: string, init?: RequestInit) => (await fakeFetch(path, init)).json();

test('a session begins with signInAs and belongs to one test', async () => {
  expect(await read(SUMMARY)).toMatchObject({ code: 999 });
  signInAs('member');
  expect(await read(`${SUMMARY}?appCode=scheduling`)).toMatchObject({ code: 0, data: { available: 3280 } });
  expect(JSON.parse(sessionStorage.getItem('loginInfo') ?? '{}')).toMatchObject({ userId: 'U1002' });
  expect(callsTo(SUMMARY)).toBe(2);
  expect(lastCallTo(SUMMARY)?.query).toEqual({ appCode: 'scheduling' });
});

test('the test after that starts with nobody signed in', async () => {
  expect(await read(SUMMARY)).toMatchObject({ code: 999 });
  expect(sessionStorage).toHaveLength(0);
});

test('the session ends with the cookie', async () => {
  signInAs('elder');
  const headers = { 'Content-Type': 'application/json' };
  await read('/api/miniapp/user/session/logout', { method: 'POST', headers, body: '{}' });
  expect(await read(SUMMARY)).toMatchObject({ code: 999 });
});

test('faults: a status, a cut line, a broken body, then all is well', async () => {
  signInAs('member');
  failNext(SUMMARY, '500');
  expect((await fakeFetch(SUMMARY)).status).toBe(500);
  failNext(SUMMARY, 'drop');
  await expect(fakeFetch(SUMMARY)).rejects.toThrow('Failed to fetch');
  failNext(SUMMARY, 'malformed');
  await expect(read(SUMMARY)).rejects.toThrow(SyntaxError);
  failNext(SUMMARY, 'wrongTypes');
  expect(await read(SUMMARY)).toMatchObject({ data: { rulesKey: 42 } });
  expect(await read(SUMMARY)).toMatchObject({ code: 0 });
});

test('a request whose signal aborts is given up', async () => {
  const controller = new AbortController();
  const asked = fakeFetch(SUMMARY, { signal: controller.signal });
  controller.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  await expect(fakeFetch(SUMMARY, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('an address that nobody answers is a complaint', async () => {
  expect((await fakeFetch('/api/miniapp/nothing')).status).toBe(404);
  expect(takeComplaints().join()).toContain('nobody answers GET /api/miniapp/nothing');
});

function Walker() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <button type="button" onClick={() => navigate('/schedule/record?tab=reward', { replace: true })}>
      {pathname}
    </button>
  );
}

test('a screen is rendered at an address and its way is seen', async () => {
  const { location } = renderScreen(<Walker />, { at: '/schedule/member?a=1' });
  expect(location()).toBe('/schedule/member?a=1');
  await userEvent.click(screen.getByRole('button', { name: '/schedule/member' }));
  expect(location()).toBe('/schedule/record?tab=reward');
});

test('an observed element comes into sight when the test says so', () => {
  const seen: boolean[] = [];
  const target = document.createElement('div');
  const observer = new IntersectionObserver((entries) => seen.push(...entries.map((entry) => entry.isIntersecting)));
  observer.observe(target);
  act(() => scrollIntoSight(document.createElement('div')));
  act(() => scrollIntoSight(target));
  observer.disconnect();
  act(() => scrollIntoSight(target));
  expect(seen).toEqual([true]);
});
