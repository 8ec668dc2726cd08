import { currentHost } from './environment';
import { loadSdk } from './sdk';

/** Closes the messaging app's browser, or goes back to the mini-program. Returns false where the page cannot do that. */
export async function closeWindow(): Promise<boolean> {
  const host = currentHost();
  if (host !== 'wechat' && host !== 'miniProgram') return false;
  const sdk = await loadSdk();
  if (!sdk) return false;
  try {
    if (host === 'miniProgram') sdk.miniProgram.navigateBack({ delta: 1 });
    else sdk.closeWindow();
    return true;
  } catch {
    return false;
  }
}
