import { copyText } from './copyText';

/** Hands a link to the system's share panel; where there is none, puts it on the clipboard. For plain browsers. */
export async function shareLink(title: string, link: string): Promise<void> {
  if (typeof navigator.share !== 'function') {
    await copyText(link, '链接');
    return;
  }
  try {
    await navigator.share({ title, url: link });
  } catch {
    // The member has closed the system's panel.
  }
}
