import { act, renderHook, screen } from '@testing-library/react';
import { useReadAloud } from './useReadAloud';

const LINES = [
  { key: 'time', text: '活动时间' },
  { key: 'time', text: '全天' },
  { key: 'who', text: '谁可以参加' },
];

class FakeUtterance {
  lang = '';
  onend?: () => void;
  onerror?: () => void;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A device with a voice; `said` is what it was told to say. */
function giveVoice() {
  const said: FakeUtterance[] = [];
  const cancel = jest.fn();
  Object.assign(window, {
    speechSynthesis: { speak: (utterance: FakeUtterance) => said.push(utterance), cancel },
    SpeechSynthesisUtterance: FakeUtterance,
  });
  const last = () => said[said.length - 1];
  return { said, cancel, endLast: () => act(() => last()?.onend?.()), failLast: () => act(() => last()?.onerror?.()) };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis');
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
});

test('without a voice nothing can be read', () => {
  const { result } = renderHook(() => useReadAloud(LINES));
  expect(result.current.isPossible).toBe(false);
});

test('the lines are said one after the other, in Chinese, and it ends with the last', () => {
  const voice = giveVoice();
  const { result } = renderHook(() => useReadAloud(LINES));
  act(() => result.current.start());
  expect(result.current.at).toBe('time');
  voice.endLast();
  voice.endLast();
  expect(result.current.at).toBe('who');
  voice.endLast();
  expect(result.current.at).toBeUndefined();
  expect(voice.said.map(({ text, lang }) => [text, lang])).toEqual(LINES.map(({ text }) => [text, 'zh-CN']));
});

test('stopping cuts it off, and what ends late says no further line', () => {
  const voice = giveVoice();
  const { result } = renderHook(() => useReadAloud(LINES));
  act(() => result.current.start());
  act(() => result.current.stop());
  voice.endLast();
  expect(voice.cancel).toHaveBeenCalledTimes(1);
  expect(voice.said).toHaveLength(1);
  expect(result.current.at).toBeUndefined();
});

test.each([
  ['the screen', (unmount: () => void) => unmount()],
  ['the page', () => window.dispatchEvent(new Event('pagehide'))],
])('leaving %s ends it', (_, leave) => {
  const voice = giveVoice();
  const { result, unmount } = renderHook(() => useReadAloud(LINES));
  act(() => result.current.start());
  act(() => leave(unmount));
  expect(voice.cancel).toHaveBeenCalledTimes(1);
});

test('who never started leaves the voice of others alone', () => {
  const voice = giveVoice();
  renderHook(() => useReadAloud(LINES)).unmount();
  expect(voice.cancel).not.toHaveBeenCalled();
});

test('a voice that fails says so', async () => {
  const voice = giveVoice();
  const { result } = renderHook(() => useReadAloud(LINES));
  act(() => result.current.start());
  voice.failLast();
  expect(result.current.at).toBeUndefined();
  expect(await screen.findByText('这台设备没有读出来，请看文字')).toBeInTheDocument();
});
