import { copyText } from './copyText';

/** What the browser calls it when its settings, or its dislike of the link, keep the panel away. */
const NEVER_OPENED = ['NotAllowedError', 'DataError'];

/** Hands a link to the system's share panel; where none opens, puts it on the clipboard. For plain browsers. */
export async function shareLink(title: string, link: string): Promise<void> {
  if (typeof navigator.share !== 'function') {
    await copyText(link, '链接');
    return;
  }
  try {
    await navigator.share({ title, url: link });
  } catch (error) {
    // Else the member has closed the panel, or it stands there already.
    if (error instanceof DOMException && NEVER_OPENED.includes(error.name)) await copyText(link, '链接');
  }
}
