import { useMemoizedFn, useUnmount } from 'ahooks';
import { useEffect, useRef, useState } from 'react';
import { showMessage } from '../toast/toast';
import type { ReadingLine } from './readingLines';

/** The device's voice; undefined where there is none, as in many messaging apps. */
function deviceVoice(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window ? window.speechSynthesis : undefined;
}

export interface ReadAloud {
  /** Says whether this device can read aloud at all. */
  isPossible: boolean;
  /** The section that is being read. */
  at: string | undefined;
  start: () => void;
  stop: () => void;
}

/** Reads lines aloud with the voice of the device, one after the other; leaving the screen or the page ends it. */
export function useReadAloud(lines: readonly ReadingLine[]): ReadAloud {
  const [place, setPlace] = useState<number>();
  // Some browsers forget an utterance that nobody holds, and with it the word that it has ended.
  const present = useRef<SpeechSynthesisUtterance>(undefined);

  const stop = useMemoizedFn(() => {
    const isReading = present.current !== undefined;
    present.current = undefined;
    setPlace(undefined);
    // Nobody else's voice is cut off.
    if (isReading) deviceVoice()?.cancel();
  });

  const say = useMemoizedFn((next: number) => {
    const line = lines[next];
    if (line === undefined) return stop();
    const utterance = new SpeechSynthesisUtterance(line.text);
    utterance.lang = 'zh-CN';
    utterance.onend = () => {
      if (present.current === utterance) say(next + 1);
    };
    utterance.onerror = () => {
      if (present.current !== utterance) return;
      stop();
      showMessage('这台设备没有读出来，请看文字');
    };
    present.current = utterance;
    setPlace(next);
    deviceVoice()?.speak(utterance);
  });

  useUnmount(stop);
  useEffect(() => {
    window.addEventListener('pagehide', stop);
    return () => window.removeEventListener('pagehide', stop);
  }, []);

  return {
    isPossible: deviceVoice() !== undefined,
    at: place === undefined ? undefined : lines[place]?.key,
    start: () => say(0),
    stop,
  };
}
