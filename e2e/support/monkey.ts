import type { Page } from 'playwright-core';
import { openAnew } from './addresses';
import { isQuiet } from './geometry';
import { numbersFrom } from './numbers';
import { BASE, control, type Visitor } from './visitor';

/*
 * A finger that knows nothing: it presses what it meets, types what nobody means, goes back, turns the phone, loses the
 * network, while the server fails now and then. What it does follows from a number, so that a failure can be had again.
 */

/** Of so many deeds one lets the next calls fail. */
const ONE_FAULT_IN = 10;
const FAULTS = ['500', '404', 'drop', 'slow:3000', 'malformed', 'business', 'lost', 'empty', 'wrongTypes', 'bare'];
const WORDS = [
  '１３８ ００００ ０００１',
  '13800000001',
  '<b>甲</b>',
  '\u202eabc',
  '👩\u200d⚕️'.repeat(30),
  ' ',
  '-1',
  '9'.repeat(40),
];
const WAYS = ['press', 'press', 'press', 'press', 'press', 'press', 'type', 'scroll', 'back', 'forward'] as const;
const RARE_WAYS = ['reload', 'turn', 'network', 'twice', 'leave'] as const;
const ONE_RARE_IN = 12;
/** What a deed is given before the page is looked at. */
const BREATH_MS = 120;
const PATIENCE_MS = 10_000;
/** As long as the app waits for a login, and then for an answer. */
const QUIET_MS = 20_000;
/** Where the configuration did not come, the chat is the build's own, on another host; the browser says its part of that. */
const LEFT_FOR_CHAT = /^foreign request: https:\/\/chat\.example\.com$|Access is denied for this document/;
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 740, height: 360 };

interface Target {
  x: number;
  y: number;
  words: string;
}

/** What a finger would meet, of controls or of fields; runs inside the page. */
function targetsOf(selector: string): Target[] {
  return [...document.querySelectorAll(selector)].flatMap((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const met = document.elementFromPoint(x, y);
    if (width === 0 || !met || !each.contains(met)) return [];
    return [{ x, y, words: (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 20) }];
  });
}

/** What is wrong with the page at any moment, whatever has happened; runs inside the page. */
function unsound(): string[] {
  const words = document.body.innerText.trim();
  const mistake = /undefined|\bNaN\b|\[object|Invalid Date|\{\{|页面出了点问题/.exec(words);
  const isLocked = /hidden/.test(getComputedStyle(document.body).overflowY);
  const isCovered = document.querySelector('[role="dialog"], [role="alertdialog"], [aria-modal="true"]') !== null;
  return [
    words.length > 3 ? '' : 'nothing to read',
    mistake ? `mistake in the words: ${mistake[0]}` : '',
    isLocked && !isCovered ? 'cannot be scrolled, and nothing lies over it' : '',
  ].filter((fault) => fault !== '');
}

/** A page that has nothing to read for a moment, or is being left, is looked at again until it is sound. */
async function faultsThatStay(page: Page): Promise<string[]> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const faults = await page.evaluate(unsound).catch(() => ['is being left']);
    if (faults.length === 0 || Date.now() > until) return faults;
    await page.waitForTimeout(BREATH_MS);
  }
}

export function monkeyOf(visitor: Visitor, seed: number) {
  const { page, context, complaints, open } = visitor;
  const next = numbersFrom(seed);
  const anyOf = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(next() * choices.length)];
  const done: string[] = [];

  const press = async (selector: string, times = 1): Promise<Target | undefined> => {
    const target = anyOf(await page.evaluate(targetsOf, selector));
    for (let time = 0; target && time < times; time += 1) await page.touchscreen.tap(target.x, target.y);
    return target;
  };
  const CONTROLS = 'button, a[href*="#/"], [role="tab"], [role="switch"], [role="checkbox"], [role="radio"], label';

  const deeds: Record<(typeof WAYS | typeof RARE_WAYS)[number], () => Promise<string>> = {
    press: async () => (await press(CONTROLS))?.words ?? '',
    twice: async () => (await press(CONTROLS, 2))?.words ?? '',
    type: async () => {
      const field = await press('input, textarea');
      const words = anyOf(WORDS) ?? '';
      if (field) await page.keyboard.insertText(words);
      return field ? `${field.words}: ${words}` : '';
    },
    scroll: async () => {
      await page.mouse.wheel(0, (next() - 0.4) * 1500);
      return '';
    },
    back: async () => {
      // Who goes back from the first page leaves.
      await page.evaluate(() => history.state?.idx > 0 && history.back());
      return '';
    },
    forward: async () => {
      await page.evaluate(() => history.forward());
      return '';
    },
    reload: async () => {
      await page.reload({ waitUntil: 'domcontentloaded' });
      return '';
    },
    turn: async () => {
      await page.setViewportSize(page.viewportSize()?.width === WIDE.width ? NARROW : WIDE);
      return '';
    },
    network: async () => {
      await context.setOffline(true);
      await press(CONTROLS);
      await page.waitForTimeout(2 * BREATH_MS);
      await context.setOffline(false);
      return '';
    },
    leave: async () => {
      await page.evaluate(() => {
        for (const state of ['hidden', 'visible']) {
          Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }
      });
      return '';
    },
  };

  const act = async (): Promise<void> => {
    if (next() < 1 / ONE_FAULT_IN) {
      const kind = anyOf(FAULTS) ?? '500';
      done.push(`fault ${kind}`);
      await control('fault', { path: '*', kind, times: 1 + Math.floor(next() * 3) });
    }
    const way = anyOf(next() < 1 / ONE_RARE_IN ? RARE_WAYS : WAYS) ?? 'press';
    done.push(way);
    const words = await deeds[way]().catch((error: Error) => `(${error.message.split('\n')[0]})`);
    done.push(`${done.pop()} ${words}`.trim());
    await page.waitForTimeout(BREATH_MS);
  };

  /** So many deeds beginning at an address. Answers what went wrong, with the deeds that led there. */
  const play = async (at: string, deedCount: number): Promise<string[]> => {
    await open(at);
    await page.setViewportSize(NARROW);
    done.length = 0;
    const faults: string[] = [];
    for (let deed = 0; deed < deedCount; deed += 1) {
      await act();
      if (!page.url().startsWith(`${BASE}/`)) await open(at);
      const stays = await faultsThatStay(page);
      const found = [...stays, ...complaints.splice(0).filter((each) => !LEFT_FOR_CHAT.test(each))];
      if (found.length > 0)
        faults.push(`${at} (${seed}) → ${page.url()}: ${found.join('; ')} after ${done.slice(-12).join(', ')}`);
    }
    return faults;
  };

  /** The server has come round: nothing is on its way for ever, and the page that is opened anew is whole. */
  const comeBack = async (at: string): Promise<string[]> => {
    await control('qaMend');
    const isBusy = await page.waitForFunction(isQuiet, undefined, { timeout: QUIET_MS }).then(
      () => false,
      () => true,
    );
    const stuck = isBusy ? [`${at} (${seed}) → ${page.url()}: loads for ever after ${done.slice(-12).join(', ')}`] : [];
    await openAnew(visitor, at);
    const faults = [...(await faultsThatStay(page)), ...complaints.splice(0)];
    return [...stuck, ...faults.map((fault) => `${at} opened anew: ${fault}`)];
  };
  return { play, comeBack };
}
