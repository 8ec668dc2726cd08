declare global {
  interface Window {
    __APP_CONFIG__?: unknown;
  }
}

const PHONE = /^[\d +-]{5,20}$/;

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/** The number to call, when the configuration has come and names one. */
function phoneLine(): HTMLElement | undefined {
  const config = window.__APP_CONFIG__ as { brand?: { phone?: unknown } } | null | undefined;
  const phone = config?.brand?.phone;
  if (typeof phone !== 'string' || !PHONE.test(phone)) return undefined;
  const line = element('p', 'sg-phone', '客服电话 ');
  const link = element('a', '', phone);
  link.setAttribute('href', `tel:${phone.replace(/ /g, '')}`);
  line.appendChild(link);
  return line;
}

/** Shows something in the app's place, which the app clears when it starts, or on its cover. */
function inPlace(ids: readonly string[], show: (place: HTMLElement) => void): void {
  const [place] = ids.map((id) => document.getElementById(id)).filter(Boolean);
  if (place && document.getElementById('root')) show(place);
  // The rest of the HTML is still on the way.
  else setTimeout(() => inPlace(ids, show), 100);
}

/** Says under the grey boxes that the app is still on the way. */
export function showSlowNote(): void {
  inPlace(['start', 'root'], (place) => {
    const note = element('p', 'sg-note');
    note.setAttribute('role', 'status');
    note.appendChild(element('span', '', '网络较慢，正在打开'));
    place.appendChild(note);
  });
}

/** Says that the app has not come, and offers another try. */
export function showPanel(onRetry: () => void): void {
  const isOffline = navigator.onLine === false;
  const words = isOffline ? '没有网络，连上后会自动打开。' : '网络不稳，或页面刚更新过。';
  const panel = element('main', 'sg');
  const said = element('div', '');
  said.setAttribute('role', 'alert');
  said.appendChild(element('h1', '', '页面没有打开'));
  said.appendChild(element('p', '', words));
  const button = element('button', '');
  button.setAttribute('type', 'button');
  button.appendChild(element('span', '', '重试'));
  button.addEventListener('click', onRetry);
  const phone = phoneLine();
  for (const part of [said, button, phone]) if (part) panel.appendChild(part);
  inPlace(['root'], (place) => {
    document.getElementById('start')?.remove();
    place.textContent = '';
    place.appendChild(panel);
  });
}
