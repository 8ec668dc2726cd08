import { stateOfFailure } from './pageStates';

const retry = () => undefined;

describe('a failed first load becomes a full page', () => {
  test('no network: offline', () => {
    expect(stateOfFailure({ code: 1000, msg: '请求失败', kind: 'network' }, retry)).toEqual({
      state: 'offline',
      onRetry: retry,
    });
  });

  test('not signed in: the login state', () => {
    expect(stateOfFailure({ code: 997, msg: 'x', kind: 'unauthorised' }, retry)).toEqual({ state: 'unauthorised' });
  });

  test.each([400, 2010, 2011])('%i, odd, not there or not his: asking again is not offered', (code) => {
    expect(stateOfFailure({ code, msg: '没有找到这张券', kind: 'business' }, retry)).toEqual({
      state: 'absent',
      code,
      text: '没有找到这张券',
    });
  });

  test.each(['server', 'malformed', 'business'] as const)('%s: the words and the code of the server', (kind) => {
    expect(stateOfFailure({ code: 50012, msg: '服务器正忙', kind }, retry)).toEqual({
      state: 'error',
      code: 50012,
      text: '服务器正忙',
      onRetry: retry,
    });
  });
});
