import type { MetricType } from 'web-vitals';
import { speedShare } from '@/shared/config/speedShare';
import { handIn, releaseOf, routeOf } from './reportErrors';

/** What a visit tells, for example "LCP 1928 good": milliseconds, of CLS a share. */
function textOf({ name, value, rating }: MetricType): string {
  return `${name} ${name === 'CLS' ? value.toFixed(3) : Math.round(value)} ${rating}`;
}

/** The figures are final when the page goes out of sight; a visit tells them once. */
function tellWhenHidden(route: string, figures: ReadonlyMap<string, string>): void {
  const tell = () => {
    if (document.visibilityState !== 'hidden' || figures.size === 0) return;
    document.removeEventListener('visibilitychange', tell);
    const message = [...figures.values()].join(', ');
    void handIn({ release: releaseOf(), route, code: 'speed', message, frames: [] });
  };
  document.addEventListener('visibilitychange', tell);
}

/** The library asks for what phones since 2021 have; older ones, of which most measure nothing of it, tell nothing. */
const canMeasure = () => 'at' in Array.prototype;

/** What is used of web-vitals. */
type Library = Readonly<
  Record<'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB', (note: (figure: MetricType) => void) => void>
>;

/**
 * Lets a share of the visits measure how fast they are, and tell it when they end: the screen that was opened first, the
 * build and the figures, nothing of the member. `load` brings the library, which may be missing.
 */
export async function reportSpeed(load: () => Promise<Library>): Promise<void> {
  if (Math.random() >= speedShare() || !canMeasure()) return;
  const route = routeOf();
  const vitals = await load().catch(() => undefined);
  if (!vitals) return;
  const figures = new Map<string, string>();
  const note = (figure: MetricType) => figures.set(figure.name, textOf(figure));
  for (const observe of [vitals.onTTFB, vitals.onFCP, vitals.onLCP, vitals.onINP, vitals.onCLS]) observe(note);
  // Behind the library's own listeners: they close the figures in the same moment.
  tellWhenHidden(route, figures);
}
