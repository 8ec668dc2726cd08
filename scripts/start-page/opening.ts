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
  place.appendChild(opening);
  return { isPainted: false, remove: () => place.remove() };
}
