import type { MetricType } from 'web-vitals';
import { reportSpeed } from '@/request/reportSpeed';
import { callsTo, lastCallTo, signInAs } from './fakeServer';

type Note = (figure: MetricType) => void;

/** Stands in for the library, which measures what jsdom does not have: the test says what it has measured. */
const notes: Record<string, Note> = {};
const asks = (name: string) => (note: Note) => {
  notes[name] = note;
};
const load = async () => ({
  onTTFB: asks('TTFB'),
  onFCP: asks('FCP'),
  onLCP: asks('LCP'),
  onINP: asks('INP'),
  onCLS: asks('CLS'),
});

const PATH = '/api/miniapp/client/error/report';
const before = window.__APP_CONFIG__;

function measure(name: string, value: number, rating: string): void {
  notes[name]?.({ name, value, rating } as MetricType);
}

function setShare(speedReports: unknown, chance: number): void {
  window.__APP_CONFIG__ = { speedReports };
  jest.spyOn(Math, 'random').mockReturnValue(chance);
}

async function hide(): Promise<void> {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
  await new Promise((resolve) => setTimeout(resolve, 50));
}

beforeEach(() => {
  for (const name of Object.keys(notes)) delete notes[name];
  window.location.hash = '#/schedule/points-mall?cat=care&userId=U1002';
});
afterEach(() => {
  window.__APP_CONFIG__ = before;
  window.location.hash = '';
});

test('a visit of the share tells its figures once, of the screen that was opened first, and nothing of the member', async () => {
  signInAs('member');
  setShare(0.1, 0.09);
  await reportSpeed(load);
  measure('FCP', 704.4, 'good');
  measure('LCP', 3900, 'needs-improvement');
  measure('LCP', 4100.6, 'poor');
  measure('CLS', 0.0126, 'good');
  window.location.hash = '#/schedule/member';
  expect(callsTo(PATH)).toBe(0);
  await hide();
  expect(lastCallTo(PATH)?.body).toEqual({
    release: 'development',
    route: '/schedule/points-mall',
    code: 'speed',
    message: 'FCP 704 good, LCP 4101 poor, CLS 0.013 good',
    frames: [],
  });
  measure('INP', 90, 'good');
  await hide();
  expect(callsTo(PATH)).toBe(1);
});

test.each([
  ['the others', 0.1, 0.1],
  ['nobody without a share', undefined, 0],
  ['nobody with a share that is none', '1', 0],
  ['nobody with more than everybody', 7, 0],
])('%s do not even measure', async (_, share, chance) => {
  setShare(share, chance);
  await reportSpeed(load);
  expect(notes).toEqual({});
});

test('without the library a visit goes on as ever', async () => {
  setShare(1, 0.5);
  await expect(reportSpeed(() => Promise.reject(new Error('no network')))).resolves.toBeUndefined();
});

test('a visit without figures tells nothing', async () => {
  setShare(1, 0.5);
  await reportSpeed(load);
  await hide();
  expect(callsTo(PATH)).toBe(0);
});

test('a phone that lacks what the library needs does not load it', async () => {
  setShare(1, 0.5);
  const at = Object.getOwnPropertyDescriptor(Array.prototype, 'at') ?? {};
  Reflect.deleteProperty(Array.prototype, 'at');
  await reportSpeed(load);
  Object.defineProperty(Array.prototype, 'at', at);
  expect(notes).toEqual({});
});
