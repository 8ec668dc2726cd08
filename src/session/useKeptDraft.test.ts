import { act, renderHook } from '@testing-library/react';
import { keptText, useKeptDraft } from './useKeptDraft';

const useForm = () =>
  useKeptDraft('form', (kept) => ({ reason: String(kept.reason ?? ''), photos: Number(kept.photos ?? 0) }));

test('two changes before the next drawing both count, and both are kept', () => {
  const { result, unmount } = renderHook(useForm);
  act(() => {
    result.current.change({ reason: '不喜欢' });
    result.current.change({ photos: 1 });
  });
  expect(result.current.draft).toEqual({ reason: '不喜欢', photos: 1 });
  unmount();
  expect(renderHook(useForm).result.current.draft).toEqual({ reason: '不喜欢', photos: 1 });
});

test.each([
  ['四个字吧', '四个字吧'],
  ['有五个字吧', ''],
  [undefined, ''],
  [1234, ''],
  [['a'], ''],
])('%j as a kept text of four characters is %p', (kept, text) => {
  expect(keptText(kept, 4)).toBe(text);
});
