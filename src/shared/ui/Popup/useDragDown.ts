import { useLatest } from 'ahooks';
import { type RefObject, useEffect } from 'react';
import { closesPanel, followFinger } from '@/shared/lib/dragDown';

/** Longer than the way out: a panel whose screen keeps it open stands at its place again. */
const RETURN_AFTER_MS = 600;

interface Options {
  isOn: boolean;
  onClose: () => void;
  /** Says whether the panel follows this touch. */
  canPull?: (touched: EventTarget | null) => boolean;
  /** How far it is pulled, from 0 to 1. */
  onPart?: (part: number) => void;
}

/** Lets a finger on `layer` pull `panel` down: far or fast enough it closes, else it returns. */
export function useDragDown(layer: RefObject<HTMLElement>, panel: RefObject<HTMLElement>, options: Options): void {
  const latest = useLatest(options);
  useEffect(() => {
    const moved = panel.current;
    if (!layer.current || !moved) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const place = (transform: string, transition: string) => Object.assign(moved.style, { transform, transition });
    const returnToPlace = () => {
      place('', 'transform var(--t-base) var(--e-out)');
      latest.current.onPart?.(0);
    };
    const stop = followFinger(layer.current, {
      canPull: (touched) => {
        const { isOn, canPull } = latest.current;
        return isOn && (canPull?.(touched) ?? true);
      },
      onPull: (movedPx) => {
        place(`translateY(${movedPx}px)`, 'none');
        latest.current.onPart?.(Math.min(movedPx / Math.max(moved.offsetHeight, 1), 1));
      },
      onEnd: (movedPx, speedPxMs) => {
        if (!closesPanel({ movedPx, speedPxMs, heightPx: moved.offsetHeight })) return returnToPlace();
        place('translateY(100%)', 'transform var(--t-base) var(--e-out)');
        latest.current.onPart?.(1);
        latest.current.onClose();
        timer = setTimeout(returnToPlace, RETURN_AFTER_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [layer, panel]);
}
