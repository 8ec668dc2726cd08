import { history } from 'umi';

function pathOfLink(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a[href^="#/"]');
  return link && !link.hasAttribute('target') ? link.getAttribute('href')?.slice(1) : undefined;
}

/**
 * Lets the router follow plain links ("#/path"), so that they count as steps forward: the browser's own hash change
 * looks like a step back to the router, which would restore a scroll position and lose the way back.
 */
export function followHashLinks(): void {
  document.addEventListener('click', (event) => {
    const path = pathOfLink(event);
    if (path === undefined) return;
    event.preventDefault();
    history.push(path);
  });
}
