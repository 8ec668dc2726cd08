import { useEffect } from 'react';
import { safeParse } from 'valibot';
import { phoneNotes } from '@/shared/lib/deviceStorage';
import { serverNow } from '@/shared/lib/serverClock';
import { readRecord } from '@/shared/lib/storage';
import { whenIdle } from '@/shared/lib/whenIdle';
import type { Call } from './defineCall';
import type { Cached } from './entryCache';
import type { Failure } from './failure';
import { isOfLastDays, lastVisitNote } from './lastVisitNote';

/**
 * What of an answer is the same for everybody, to be shown on the next visit until its own answer comes; undefined when
 * there is nothing to show. Nothing of a member may be in it: it is kept on the phone for nobody in particular.
 */
export type ForNextVisit<Data> = ((data: Data) => Data | undefined) | undefined;

/** The `readAfter` of what the last visit has left: it is never of now, and always asked for again. */
export const NEVER = -1;

/** Says whether an answer still stands there after this failure: what the last visit has left only where there is no network. */
export function outlives({ readAfter }: Cached, { kind }: Failure): boolean {
  return readAfter !== NEVER || kind === 'network';
}

/** What the last visit has left of this read, and when it came, epoch ms of the server's clock. */
export function readLastVisit<Payload, Data>(
  call: Call<Payload, Data>,
  payload: Payload,
  forNextVisit: ForNextVisit<Data>,
): { data: Data; updatedAt: number } | undefined {
  if (!forNextVisit) return undefined;
  const { at, data } = readRecord(phoneNotes, lastVisitNote(call.path, payload as object)) ?? {};
  if (!isOfLastDays(at, serverNow())) return undefined;
  const decoded = safeParse(call.data, data);
  return decoded.success ? { data: decoded.output, updatedAt: at } : undefined;
}

/** Keeps the newest answer, which came at `updatedAt`, for the next visit, when the phone has nothing else to do. */
export function useKeptForNextVisit<Payload, Data>(
  call: Call<Payload, Data>,
  payload: Payload,
  { data, updatedAt: at }: { data?: Data | undefined; updatedAt?: number | undefined },
  forNextVisit: ForNextVisit<Data>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!forNextVisit || data === undefined) return;
    whenIdle(() => {
      const note = lastVisitNote(call.path, payload as object);
      const kept = forNextVisit(data);
      if (kept === undefined) phoneNotes.remove(note);
      else phoneNotes.write(note, JSON.stringify({ at, data: kept }));
    });
  }, [data]);
}
