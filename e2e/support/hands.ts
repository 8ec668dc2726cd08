import type { Locator, Page } from 'playwright-core';

type Role = 'button' | 'link' | 'checkbox' | 'radio' | 'textbox' | 'tab';
type Name = string | RegExp;

/** Somebody who acts without pointing: everything is found by its role and its name. */
export interface Hands {
  /** Comes to a control and presses it. */
  press: (role: Role, name: Name) => Promise<void>;
  /** Comes to a box and ticks it. */
  tick: (name: Name, role?: 'checkbox' | 'radio') => Promise<void>;
  write: (name: Name, text: string) => Promise<void>;
}

const MOST_STEPS = 200;

async function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluateAll((all) => all.some((each) => each === document.activeElement));
}

/** The keyboard alone: Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator, what: string): Promise<void> {
  await control.first().waitFor({ state: 'attached' });
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${what} is out of the keyboard's reach`);
}

/** The accessibility tree alone: what a reader names is focused at once. */
async function focusNamed(_: Page, control: Locator, what: string): Promise<void> {
  await control.first().waitFor({ state: 'attached' });
  await control.first().focus();
  if (!(await hasFocus(control))) throw new Error(`${what} takes no focus`);
}

function handsOf(page: Page, come: typeof tabTo): Hands {
  const at = async (role: Role, name: Name) => {
    await come(page, page.getByRole(role, { name }), `${role} ${name}`);
  };
  return {
    press: async (role, name) => {
      await at(role, name);
      await page.keyboard.press('Enter');
    },
    tick: async (name, role = 'checkbox') => {
      await at(role, name);
      await page.keyboard.press('Space');
    },
    write: async (name, text) => {
      await at('textbox', name);
      await page.keyboard.insertText(text);
    },
  };
}

export const HANDS: readonly (readonly [string, (page: Page) => Hands])[] = [
  ['by keyboard alone', (page) => handsOf(page, tabTo)],
  ['by the accessibility tree alone', (page) => handsOf(page, focusNamed)],
];

/** Waits for news that a reader is told: a live region with these words. */
export async function hear(page: Page, words: string | RegExp): Promise<void> {
  await page
    .locator('[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])', { hasText: words })
    .first()
    .waitFor();
}

/** Fails when the focus was lost with the former view: then a reader begins at the top of the document. */
export async function isInPlace(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);
}
