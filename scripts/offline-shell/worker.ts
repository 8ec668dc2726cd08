// The service worker of the app, written beside the page as sw.js by scripts/offline-shell/writeWorker.mjs.
import { wayOf } from './answers';
import { shellOf } from './shell';
import type { FetchEvent, WorkerScope } from './workerScope';

declare const self: WorkerScope;
/** Put in by the build: its mark, and the files of the screens that are of use without a network. */
declare const BUILD: string;
declare const FILES: readonly string[];

const { scope } = self.registration;
const shell = shellOf(scope, BUILD);

/** The answer of the network; a copy is kept once it is there. */
function asked(event: FetchEvent, keepCopy: (answer: Response) => Promise<unknown>, ask: () => Promise<Response>) {
  const answer = ask();
  event.waitUntil(answer.then((it) => keepCopy(it.clone())).catch(() => undefined));
  return answer;
}

async function askForPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

self.addEventListener('install', (event) => {
  event.waitUntil(shell.install(FILES).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await shell.dropOthers();
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf(request, scope);
  if (way === 'page') event.respondWith(shell.page(asked(event, shell.keepPage, () => askForPage(event))));
  if (way === 'settings') event.respondWith(shell.settings(asked(event, shell.keepSettings, () => fetch(request))));
  if (way === 'part') {
    const keepPart = (answer: Response) => shell.keepPart(answer, request.url);
    event.respondWith(shell.part(request, () => asked(event, keepPart, () => fetch(request))));
  }
});
