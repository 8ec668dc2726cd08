// Runs in the page ahead of its largest part: it says when the app's own code and the screen's are asked for;
// scripts/finishHtml.mjs puts it in.

declare global {
  interface Window {
    /** The whole page is there. Gone when the code has been asked for. */
    __ASK_FOR_CODE__?: (() => void) | undefined;
  }
}

/** Put in by the build: the app's own main files, and those of each screen beyond them. */
declare const MAIN: readonly string[];
declare const FILES: NonNullable<Window['__SCREEN_FILES__']>;

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

window.__SCREEN_FILES__ = FILES;
const { path, early } = window.__START__;

function preload(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = /\.css$/.test(file) ? 'style' : 'script';
    link.href = `./${file}`;
    document.head.appendChild(link);
  }
}

function ask(): void {
  clearTimeout(timer);
  window.__ASK_FOR_CODE__ = undefined;
  preload(MAIN);
  setTimeout(() => preload(FILES[path] ?? []), AFTER_MAIN_MS);
}

window.__ASK_FOR_CODE__ = ask;
const askedAt = early[0]?.askedAt;
const timer = setTimeout(ask, askedAt === undefined ? 0 : askedAt + AFTER_CALLS_MS - performance.now());

export {};
