import type { CallRole } from './defineCall';
import type { RawEnvelope } from './envelope';

/** What our links of umi-request's chain read and write. */
export interface Exchange {
  req: {
    url: string;
    options: {
      method?: string;
      params?: Record<string, unknown>;
      /** The signal that fetch listens to. */
      signal?: AbortSignal;
      /** The caller's own signal. */
      callerSignal?: AbortSignal;
      role: CallRole;
      /** The request goes on when the page ends. */
      keepalive?: boolean;
      /** Called at once when the answer means "not signed in" and is held back. */
      onUnauthorised?: ((answer: RawEnvelope) => void) | undefined;
      /** False: such an answer starts no login and is not held. */
      mayStartLogin?: boolean | undefined;
    };
  };
  res: Response | RawEnvelope | null;
}

/** One link of the chain: does its part around `next`. */
export type Link = (exchange: Exchange, next: () => Promise<void>) => Promise<void>;
