import { act, fireEvent, waitFor } from '@testing-library/react';
import { fakeFetch } from './fakeServer';
import { countingFetch, settle } from './watchScreen';

const TO_SWITCH_ON = /提醒我?$|^收藏$/;
const IS_ON = /^(取消|不再)/;
const PATIENCE_MS = 1500;

/** What is written is done, and its answer does not come. */
const losing: typeof fetch = async (input, init) => {
  const answer = await fakeFetch(input, init);
  if (init?.method === 'POST' && /remind|favorite/i.test(String(input))) throw new TypeError('Failed to fetch');
  return answer;
};

const reminders = () =>
  [...document.querySelectorAll('button')].filter((each) => {
    const words = (each.textContent ?? '').replace(/\s/g, '');
    return TO_SWITCH_ON.test(words) && !IS_ON.test(words) && !each.closest('[hidden]');
  });

/**
 * Presses the first reminder or favourite of the screen that stands there; the answer gets lost, the server has it. The
 * screen is to say what the server holds, else the next tap would ask for the same once more. Answers what is wrong, and
 * undefined where nothing can be switched on.
 */
export async function pressReminder(): Promise<string[] | undefined> {
  const before = reminders();
  const [button] = before;
  if (!button) return undefined;
  const ask = global.fetch;
  global.fetch = countingFetch(losing);
  fireEvent.click(button);
  await act(settle);
  const words = button.textContent;
  try {
    await waitFor(() => expect(reminders().length).toBeLessThan(before.length), { timeout: PATIENCE_MS });
    return [];
  } catch {
    return [`after a lost answer the button still says ${words}`];
  } finally {
    global.fetch = ask;
  }
}
