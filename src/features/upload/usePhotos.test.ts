import { act, renderHook } from '@testing-library/react';
import { usePhotos } from './usePhotos';

/** Refused at once, so that nothing is sent. */
const unfit = (name: string) => new File(['x'], name, { type: 'text/plain' });

test('what becomes of a photo in the moment in which others are added stays', () => {
  const { result } = renderHook(() => usePhotos(3));
  act(() => result.current.add([unfit('a')]));
  const [first] = result.current.photos;
  act(() => {
    result.current.remove(first?.id ?? '');
    result.current.add([unfit('b')]);
  });
  expect(result.current.photos.map(({ status }) => status)).toEqual(['failed']);
  expect(result.current.photos[0]?.id).not.toBe(first?.id);
});
