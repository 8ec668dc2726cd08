import type { StartCover } from '@/shared/lib/startCover';

function line(name: string, text: string): HTMLElement {
  const made = document.createElement('p');
  made.className = name;
  made.textContent = text;
  return made;
}

/**
 * Says over the app's place that a screen is on its way, and which, until the app draws for the first time. `title` stands
 * where the screen's own bar has it; undefined inside the mini-program, whose bar names the screen, and where the screen
 * has none.
 */
export function raiseOpening(title: string | undefined): StartCover | undefined {
  const place = document.getElementById('start');
  if (!place) return undefined;
  const opening = document.createElement('div');
  opening.className = 'op';
  if (title !== undefined) opening.appendChild(line('op-bar', title));
  const wait = line('op-wait', '正在打开');
  wait.setAttribute('role', 'status');
  opening.appendChild(wait);
  place.textContent = '';
  place.appendChild(opening);
  return { isPainted: false, remove: () => place.remove() };
}

/** Who follows a link in what stands at `path` sees at once that another screen is on its way, from its top. */
export function followLinks(path: string, titleOf: (path: string) => string | undefined): void {
  window.addEventListener('hashchange', () => {
    const cover = window.__START_COVER__;
    const to = location.hash.slice(1).split('?')[0] as string;
    if (!cover || to === path) return;
    cover.isLeft = true;
    raiseOpening(titleOf(to));
  });
}
