import { act, renderHook, screen } from '@testing-library/react';
import { forgetLoginStart } from '@/session/startLogin';
import { addressBar } from '@/shared/lib/addressBar';
import { isLoadingShown } from '@/shared/lib/loading';
import { OK, type Payload, type Result, save } from './fakeCalls';
import { type FakeFetch, installFakeFetch } from './fakeFetch';
import { type Outcome, type SubmitOptions, useSubmit } from './useSubmit';

let server: FakeFetch;
beforeEach(() => {
  server = installFakeFetch();
});

const renderSubmit = (options: SubmitOptions<Payload, Result>) => renderHook(() => useSubmit(save, options));

describe('a silent write', () => {
  test('several run side by side, and none of them shows anything', async () => {
    server.answer({ ...OK, delayMs: 5 }, { body: { code: 2003, msg: '不行' } });
    const onRefused = jest.fn();
    const { result } = renderSubmit({ isSilent: true, onRefused });
    let sent: Promise<Outcome<Result>[]> = Promise.resolve([]);
    act(() => {
      const { submit } = result.current;
      sent = Promise.all([submit({ num: 1 }), submit({ num: 2 })]);
    });
    expect(result.current.isBusy).toBe(false);
    expect(isLoadingShown()).toBe(false);
    expect((await act(() => sent)).map(({ kind }) => kind)).toEqual(['done', 'refused']);
    expect(onRefused).not.toHaveBeenCalled();
    expect(screen.queryByText('不行')).not.toBeInTheDocument();
  });

  test('a session that has ended is no reason to go to the login', async () => {
    forgetLoginStart();
    const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
    server.answer({ body: { code: 999, msg: '请先登录' } });
    const { result } = renderSubmit({ isSilent: true });
    expect(await act(() => result.current.submit({ num: 1 }))).toMatchObject({ kind: 'refused' });
    expect(leave).not.toHaveBeenCalled();
    expect(screen.queryByText('登录未完成')).not.toBeInTheDocument();
  });
});

describe('what is shown before the outcome is known', () => {
  function renderMark() {
    const marks: string[] = [];
    const optimistic = ({ num }: { num: number }) => {
      marks.push(`read ${num}`);
      return () => marks.push(`unread ${num}`);
    };
    return { marks, ...renderSubmit({ optimistic, onRefused: () => true }) };
  }

  test('stays when it is done', async () => {
    server.answer(OK);
    const { marks, result } = renderMark();
    await act(() => result.current.submit({ num: 1 }));
    expect(marks).toEqual(['read 1']);
  });

  test.each([
    ['refused', { body: { code: 2003, msg: '' } }],
    ['lost', 'drop' as const],
  ])('is taken back when the write is %s', async (_, answer) => {
    server.answer(answer);
    const { marks, result } = renderMark();
    await act(() => result.current.submit({ num: 1 }));
    expect(marks).toEqual(['read 1', 'unread 1']);
  });

  test('is taken back also when the screen has been left', async () => {
    server.answer({ status: 500, body: '', delayMs: 5 });
    const { marks, result, unmount } = renderMark();
    let sent: Promise<unknown> = Promise.resolve();
    act(() => {
      sent = result.current.submit({ num: 1 });
    });
    unmount();
    await sent;
    expect(marks).toEqual(['read 1', 'unread 1']);
  });

  test('a submission that is ignored shows nothing', async () => {
    server.answer({ ...OK, delayMs: 5 });
    const { marks, result } = renderMark();
    const { submit } = result.current;
    await act(() => Promise.all([submit({ num: 1 }), submit({ num: 2 })]));
    expect(marks).toEqual(['read 1']);
  });
});
