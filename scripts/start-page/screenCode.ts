declare global {
  interface Window {
    /** The whole page is there. Gone when the code has been asked for. */
    __ASK_FOR_CODE__?: (() => void) | undefined;
  }
}

/**
 * Later than the first calls. What is asked for earlier comes ahead of their answers, which a server needs about 120 ms for;
 * what is asked for later leaves the link idle. The rest of the page comes meanwhile.
 */
const AFTER_CALLS_MS = 160;
/**
 * The screen's own files come behind the main ones, not piece by piece beside them: the app needs them later. A link that
 * is faster has the main ones before that, and they ask at once.
 */
const AFTER_MAIN_MS = 100;

/** Unless it has been asked for already. */
function addLink(href: string, properties: Partial<Pick<HTMLLinkElement, 'rel' | 'as'>>): HTMLLinkElement | undefined {
  if (document.head.querySelector(`link[href="./${href}"]`)) return undefined;
  return document.head.appendChild(Object.assign(document.createElement('link'), { href: `./${href}`, ...properties }));
}

const isSheet = (file: string) => /\.css$/.test(file);

function preload(files: readonly string[]): void {
  for (const file of files) addLink(file, { rel: 'preload', as: isSheet(file) ? 'style' : 'script' });
}

/**
 * Asks for a screen's style sheets, for who draws before the code is there. Webpack's runtime takes a sheet that is named in
 * the page for one that has come: until then it goes by another name, and what does not come is asked for by the runtime.
 */
export function askForSheets(files: readonly string[]): void {
  for (const file of files.filter(isSheet)) {
    const link = addLink(file, { rel: 'stylesheet' });
    link?.setAttribute('data-href', '-');
    link?.addEventListener('load', () => link.removeAttribute('data-href'));
    link?.addEventListener('error', () => link.remove());
  }
}

/**
 * Asks for the app's own code and then the screen's: behind the answers to the first calls, the first of which has set out
 * at `askedAt` (undefined: there is none), and at once when the whole page is there.
 */
export function askForCode(main: readonly string[], screen: readonly string[], askedAt: number | undefined): void {
  function ask(): void {
    clearTimeout(timer);
    window.__ASK_FOR_CODE__ = undefined;
    preload(main);
    setTimeout(() => preload(screen), AFTER_MAIN_MS);
  }
  const timer = setTimeout(ask, askedAt === undefined ? 0 : askedAt + AFTER_CALLS_MS - performance.now());
  window.__ASK_FOR_CODE__ = ask;
}
