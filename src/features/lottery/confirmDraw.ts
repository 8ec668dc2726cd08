import { failureOf, isOutcomeUnknown } from '@/request/failure';
import { send } from '@/request/send';
import { wait } from '@/request/wait';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { type DrawOutcome, getDrawResult } from './contract';

/** Waits between the questions, in ms. */
const PAUSES_MS = [0, 1000, 2000, 4000];

export type Confirmation = { found: DrawOutcome } | 'notDrawn' | 'unreachable';

/**
 * Asks what became of a draw, a few times. Reads only: it can never use a chance. Rejects with AbortError when `signal`
 * aborts.
 */
export async function confirmDraw(clientToken: string, signal: AbortSignal): Promise<Confirmation> {
  for (const pauseMs of PAUSES_MS) {
    await wait(pauseMs, signal);
    const envelope = await send(getDrawResult, { clientToken }, { signal, loading: false });
    // The draw has never arrived.
    if (envelope.code === NOT_FOUND) return 'notDrawn';
    if (envelope.data && 'recordId' in envelope.data) return { found: envelope.data };
    const failure = failureOf(envelope);
    if (failure && !isOutcomeUnknown(failure)) return 'unreachable';
  }
  return 'unreachable';
}
