import { decodeData } from '@/request/decodeData';
import type { Call } from '@/request/defineCall';
import { earlyEnvelope } from '@/request/earlyEnvelope';
import type { Drawn as Part } from './drawn-once/jsxRuntime';
import { type Drawn, paintScreen } from './paintScreen';

/** The good answer to a call that the page has asked for ahead; undefined where it did not, and for every other answer. */
export async function answerTo<Payload, Data>(call: Call<Payload, Data>): Promise<Data | undefined> {
  const asked = window.__START__.early.find(({ key }) => key.split('?')[0]?.endsWith(call.path));
  const came = await asked?.answer.catch(() => undefined);
  if (!came) return undefined;
  const { code, data } = decodeData(call, earlyEnvelope(came));
  return code === 0 && data !== null ? data : undefined;
}

/** The page has asked for the screen's own style sheets (startPage.ts). */
function whenStyled(): Promise<unknown> {
  const sheets = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));
  return Promise.all(
    sheets.map((link) => link.sheet ?? new Promise((resolve) => link.addEventListener('load', resolve))),
  );
}

/** Shows the screen with what its components make of the answers, by the names of the places in it. */
export async function paintAnswers(drawn: Drawn, parts: () => Readonly<Record<string, unknown>>): Promise<void> {
  await whenStyled();
  if (window.__START_COVER__) paintScreen(drawn, { parts: parts() as Readonly<Record<string, Part>> });
}
