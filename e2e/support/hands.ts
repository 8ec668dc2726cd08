import type { Locator, Page } from 'playwright-core';
import { focusFault } from './hearing';

type Role = 'button' | 'link' | 'checkbox' | 'radio' | 'textbox';
type Name = string | RegExp;

/** Somebody who acts without pointing: everything is found by its role and its name. */
export interface Hands {
  /** Comes to a control and presses it. */
  press: (role: Role, name: Name) => Promise<void>;
  /** Comes to a box or a choice and takes it. */
  tick: (name: Name, role?: 'checkbox' | 'radio') => Promise<void>;
  write: (name: Name, text: string) => Promise<void>;
}

interface Way {
  come: (page: Page, control: Locator) => Promise<void>;
  press: (page: Page, control: Locator, key: string) => Promise<void>;
}

const MOST_STEPS = 200;

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluateAll((all) => all.some((each) => each === document.activeElement));

/** Says whether the control stands before what has the focus. */
const isBehind = (control: Locator): Promise<boolean> =>
  control.first().evaluate((each) => {
    const at = document.activeElement;
    if (!at || at === document.body || at.contains(each)) return false;
    return (at.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });

/**
 * The keyboard alone: Tab, or Shift and Tab, until the control has the focus. Every stop on the way is to be seen.
 */
const BY_KEYBOARD: Way = {
  come: async (page, control) => {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (await hasFocus(control)) return;
      await page.keyboard.press((await isBehind(control)) ? 'Shift+Tab' : 'Tab');
      const fault = await page.evaluate(focusFault);
      if (fault !== undefined) throw new Error(fault);
    }
    throw new Error(`${control} is out of the keyboard's reach`);
  },
  press: (page, _, key) => page.keyboard.press(key),
};

/** The accessibility tree alone: what a reader names is the only one of its name, takes the focus and does its action. */
const BY_TREE: Way = {
  come: async (_, control) => {
    await control.focus();
    if (!(await hasFocus(control))) throw new Error(`${control} takes no focus`);
  },
  press: (_, control) => control.evaluate((each: HTMLElement) => each.click()),
};

function handsOf(page: Page, { come, press }: Way): Hands {
  /** The control as the tree has it: an open panel hides everything behind it. */
  const find = async (role: Role, name: Name): Promise<Locator> => {
    const panel = page.locator('[aria-modal="true"]');
    const control = ((await panel.count()) > 0 ? panel : page).getByRole(role, { name });
    await control.waitFor({ state: 'attached' });
    await come(page, control);
    return control;
  };
  return {
    press: async (role, name) => press(page, await find(role, name), role === 'checkbox' ? 'Space' : 'Enter'),
    tick: async (name, role = 'checkbox') => {
      const box = await find(role, name);
      await press(page, box, 'Space');
      if (!(await box.isChecked())) throw new Error(`${box} is not taken`);
    },
    write: async (name, text) => {
      await find('textbox', name);
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(text);
    },
  };
}

export const HANDS: readonly (readonly [string, (page: Page) => Hands])[] = [
  ['by keyboard alone', (page) => handsOf(page, BY_KEYBOARD)],
  ['by the accessibility tree alone', (page) => handsOf(page, BY_TREE)],
];
