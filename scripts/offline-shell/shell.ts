import { forgetShell, shellRoom } from '@/shared/lib/offlineShell';
import { cachesKept, isFile, isPage } from './answers';

/** A page and its settings that have not come by then are taken from the phone. */
const LIMIT_MS = 8000;
const SETTINGS = 'app-config.js';

/** The answer of the network; undefined when there is none, or none in time. */
function inTime(asked: Promise<Response>): Promise<Response | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(undefined);
    const timer = setTimeout(giveUp, LIMIT_MS);
    asked.then(resolve, giveUp).finally(() => clearTimeout(timer));
  });
}

/**
 * The shell of one build, on this phone: its page, the settings of the host and the parts of its code. The page is only ever
 * the one of this build; the name of a part says its content, so that a part fits whichever page asks for it.
 */
export function shellOf(scope: string, build: string) {
  const own = shellRoom(scope) + build;
  const addressOf = (file: string) => new URL(file, scope).href;
  const keptPart = (url: string) => caches.match(url, { ignoreSearch: true, ignoreVary: true });
  const keptOwn = (url: string) => caches.match(url, { cacheName: own, ignoreVary: true });

  /** Nothing is kept any more once the shell was forgotten. */
  async function keep(url: string, answer: Response): Promise<void> {
    if (await caches.has(own)) await (await caches.open(own)).put(url, answer);
  }

  async function keepFile(url: string, answer: Response): Promise<void> {
    if (isFile(answer, url)) await keep(url, answer);
  }

  async function keepPage(answer: Response): Promise<boolean> {
    const isOwn = isPage(answer, await answer.clone().text(), build);
    if (isOwn) await keep(scope, answer);
    return isOwn;
  }

  async function fetchFile(file: string): Promise<void> {
    const url = addressOf(file);
    const answer = (file !== SETTINGS && (await keptPart(url))) || (await fetch(url));
    if (!isFile(answer, url)) throw new Error(`${file} is not there`);
    await keep(url, answer);
  }

  return {
    /** All or nothing: what is half there is no shell. One after another, so that the screen's own calls go first. */
    async install(files: readonly string[]): Promise<void> {
      await caches.open(own);
      try {
        for (const file of [SETTINGS, ...files]) await fetchFile(file);
        if (!(await keepPage(await fetch(scope, { cache: 'no-cache' })))) throw new Error('another build by now');
      } catch (error) {
        await caches.delete(own);
        throw error;
      }
    },

    async dropOthers(): Promise<void> {
      const names = (await caches.keys()).filter((name) => name.startsWith(shellRoom(scope)));
      await forgetShell(scope, cachesKept(names, own));
    },

    /** What the network says, where it says something in time; else the page of this build. */
    async page(asked: Promise<Response>): Promise<Response> {
      const answer = await inTime(asked);
      if (answer && answer.status < 500) return answer;
      return (await keptOwn(scope)) ?? asked;
    },

    async settings(asked: Promise<Response>): Promise<Response> {
      const answer = await inTime(asked);
      return answer && answer.status < 500 ? answer : ((await keptOwn(addressOf(SETTINGS))) ?? asked);
    },

    /** From the phone, but for a part that the page asks for once more because it did not work. */
    async part(request: Request, ask: () => Promise<Response>): Promise<Response> {
      const part = await keptPart(request.url);
      if (part && !request.url.includes('?')) return part;
      return ask().catch((error: unknown) => {
        if (part) return part;
        throw error;
      });
    },

    keepPage,
    keepSettings: (answer: Response) => keepFile(addressOf(SETTINGS), answer),
    keepPart: (answer: Response, url: string) => keepFile(url.replace(/\?.*/, ''), answer),
  };
}
