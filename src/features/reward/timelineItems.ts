import type { TimelineItem } from '@/shared/ui/Timeline/Timeline';

/** Entries of the server, newest first, as the timeline takes them. */
export function toItems(entries: ReadonlyArray<{ at: number | null; text: string }>): TimelineItem[] {
  return entries.map(({ at, text }) => ({ title: text, at }));
}
