/**
 * @jest-environment-options {"url": "https://m.example.com/#/comment"}
 */
import * as v from 'valibot';
import { forgetLoginStart } from '@/session/startLogin';
import { addressBar } from '@/shared/lib/addressBar';
import { defineCall } from './defineCall';
import { installFakeFetch } from './fakeFetch';
import { send } from './send';

const call = defineCall({ method: 'GET', path: '/api/x', role: 'primary', data: v.unknown() });

function setUp(miniApp: string[]) {
  jest.useFakeTimers();
  forgetLoginStart();
  window.__APP_CONFIG__ = {
    hosts: { production: ['m.example.com'], miniApp },
    authorizeUrl: 'https://auth.example.com/a',
  };
  installFakeFetch().answer({ body: { code: 999, msg: '请先登录' } });
  const done = jest.fn();
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  void send(call, undefined).then(done);
  return { done, leave };
}
afterEach(() => {
  jest.useRealTimers();
});

test('on a host that is neither a production mini-app host nor localhost the answer returns at once', async () => {
  const { done, leave } = setUp(['other.example.com']);
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ code: 999 }));
  expect(leave).not.toHaveBeenCalled();
});

test('on a production mini-app host the login starts at the central authorisation and the answer waits 10 seconds', async () => {
  const { done, leave } = setUp(['m.example.com']);
  await jest.advanceTimersByTimeAsync(9999);
  expect(leave).toHaveBeenCalledWith(
    expect.stringContaining('https://auth.example.com/a?appCode=scheduling&url=https%3A'),
  );
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledTimes(1);
});
