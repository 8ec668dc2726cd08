// Runs in the head ahead of the style, behind the first calls: it asks for the code of the screen; scripts/finishHtml.mjs puts
// it in.

/** Put in by the build: the files of each screen beyond the main ones. */
declare const FILES: NonNullable<Window['__SCREEN_FILES__']>;

window.__SCREEN_FILES__ = FILES;
for (const file of FILES[window.__START__.path] ?? []) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = /\.css$/.test(file) ? 'style' : 'script';
  link.href = `./${file}`;
  document.head.appendChild(link);
}

export {};
