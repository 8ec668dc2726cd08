// The taps of a setting, for what is reached by acting only.
import { control } from './ask.js';

const PATIENCE_MS = 15_000;
const PAUSE_MS = 120;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const plain = (text) => (text ?? '').replace(/\s/g, '');

function namesOf(element) {
  const labels = [...(element.labels ?? [])].map(({ textContent }) => textContent);
  return [element.getAttribute('aria-label'), element.textContent, element.placeholder, ...labels].map(plain);
}

/** Of two questions with the same answers the one that is still open is meant. */
function isChosen(element) {
  const { type, checked } = element.control ?? element;
  return type === 'radio' && checked;
}

function isThere(element) {
  if (isChosen(element)) return false;
  // A button in flight is off in this way: a tap on it is lost.
  const isOff = element.disabled || element.getAttribute('aria-disabled') === 'true';
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && !isOff && !element.closest('[aria-hidden="true"], [inert]');
}

const TAPPED =
  'button, a, summary, input, textarea, select, label, [role="button"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"], [role="option"]';

/** What a text is typed into; a label of the same name is none. */
const TYPED = 'input, textarea';

/** What has this name, in the dialog that lies above everything when there is one; the same words before some of them. */
function find(name, kinds) {
  const all = [...document.querySelectorAll(kinds)].filter(isThere);
  const above = all.filter((each) => each.closest('[aria-modal="true"]'));
  for (const room of [above, all]) {
    const same = room.find((each) => namesOf(each).includes(plain(name)));
    const some = same ?? room.find((each) => namesOf(each).some((own) => own.includes(plain(name))));
    if (some) return some;
  }
  return undefined;
}

async function waitFor(name, kinds) {
  for (const endAt = Date.now() + PATIENCE_MS; Date.now() < endAt; await pause(PAUSE_MS)) {
    const found = find(name, kinds);
    if (found) return found;
  }
  throw new Error(`没有找到「${name}」`);
}

function typeInto(found, text) {
  const element = found.control ?? found;
  const kind = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  element.focus();
  Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

async function take(tap) {
  if (tap.call) {
    if (tap.after) await waitFor(tap.after, TAPPED);
    return control(tap.call, tap.with);
  }
  const element = await (tap.into ? waitFor(tap.into, TYPED) : waitFor(tap, TAPPED));
  element.scrollIntoView({ block: 'center' });
  await pause(PAUSE_MS);
  if (tap.into) typeInto(element, tap.text);
  else element.click();
  await pause(2 * PAUSE_MS);
}

/** Carries the taps out that the setting has left, once. */
export async function carryOutTaps(tell) {
  const taps = JSON.parse(sessionStorage.getItem('qaTaps') ?? '[]');
  sessionStorage.removeItem('qaTaps');
  try {
    for (const tap of taps) await take(tap);
  } catch (error) {
    tell(error.message);
  }
}
