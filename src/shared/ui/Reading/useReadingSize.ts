import { useState } from 'react';
import { phoneNotes } from '@/shared/lib/deviceStorage';

export const READING_SIZES = [
  { key: 'normal', text: '标准' },
  { key: 'large', text: '大' },
  { key: 'huge', text: '特大' },
] as const;
export type ReadingSize = (typeof READING_SIZES)[number]['key'];

/** The size of long texts on this phone, kept for the next one. */
export function useReadingSize() {
  const [size, setSize] = useState<ReadingSize>(
    () => READING_SIZES.find(({ key }) => key === phoneNotes.read('readingSize'))?.key ?? 'normal',
  );
  const choose = (next: ReadingSize) => {
    setSize(next);
    phoneNotes.write('readingSize', next);
  };
  return { size, choose };
}
