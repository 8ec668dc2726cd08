import { useEffect, useRef, useState } from 'react';
import { litCellAt, planSpin, REST_MS, SPIN_MS } from './spinPlan';

/**
 * Runs the light to `target` and says when it has rested there. The time decides, not the number of frames: a page that
 * was hidden meanwhile shows the end at once. Without a target the light stays where it is.
 */
export function useSpin(target: number | undefined, onLanded: () => void): number | undefined {
  const [lit, setLit] = useState<number>();
  const litRef = useRef(lit);
  const landedRef = useRef(onLanded);
  landedRef.current = onLanded;

  useEffect(() => {
    if (target === undefined) return undefined;
    const plan = planSpin(litRef.current ?? 0, target);
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step() {
      const elapsedMs = performance.now() - startedAt;
      litRef.current = litCellAt(plan, elapsedMs);
      setLit(litRef.current);
      if (elapsedMs >= SPIN_MS + REST_MS) landedRef.current();
      else frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return lit;
}
