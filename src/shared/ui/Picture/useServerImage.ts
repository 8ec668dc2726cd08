import { useState } from 'react';
import { safeImage } from '@/shared/lib/safeUrl';

/**
 * A picture as the server names it: its address while it is one that may be asked for and has not failed. Another source is
 * tried anew; `retry` tries the same one again.
 */
export function useServerImage(src: string | undefined) {
  const [failed, setFailed] = useState<string>();
  const safe = safeImage(src);
  const address = safe === failed ? undefined : safe;
  return { address, onError: () => setFailed(safe), retry: () => setFailed(undefined) };
}
