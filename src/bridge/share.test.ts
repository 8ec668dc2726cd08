import { allowLinkCopy, setShareCard } from './share';
import { runAfterShareDelay } from './shareDelay';
import { shareLinkOf } from './shareLink';

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/h5/?from=singlemessage&x=1#/paying?login_access_token=SECRETSECRET');
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the share helper', () => {
  test('runs its callback after 2 seconds', () => {
    const callback = jest.fn();
    runAfterShareDelay(callback);
    jest.advanceTimersByTime(1999);
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  test('does not run when the page address has changed', () => {
    const callback = jest.fn();
    runAfterShareDelay(callback);
    window.history.replaceState(null, '', '/h5/#/comment');
    jest.advanceTimersByTime(2000);
    expect(callback).not.toHaveBeenCalled();
  });

  test('does not run when it is cancelled, and leaves no timer', () => {
    const callback = jest.fn();
    const cancel = runAfterShareDelay(callback);
    cancel();
    expect(jest.getTimerCount()).toBe(0);
    jest.advanceTimersByTime(2000);
    expect(callback).not.toHaveBeenCalled();
  });
});

test('the share link comes from the route, not from the present address', () => {
  expect(shareLinkOf('/comment?activityId=97')).toBe(
    'http://localhost/h5/?to=%2Fcomment%3FactivityId%3D97#/comment?activityId=97',
  );
});

test('a plain browser has no share menu to set', async () => {
  const fetchSignature = jest.fn();
  const card = { title: 't', text: 'x', path: '/activity', imageUrl: 'https://m.example.com/a.png' };
  expect(await setShareCard(card, fetchSignature)).toBe(false);
  expect(await allowLinkCopy(false, fetchSignature)).toBe(true);
  expect(fetchSignature).not.toHaveBeenCalled();
});
