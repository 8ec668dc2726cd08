import { keepTyping } from './keepTyping';

const field = (place: string) => document.querySelector(`#${place} input`) as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="start"><input></div><div id="root"><input></div>';
  window.__START_COVER__ = { isPainted: false, remove: () => document.getElementById('start')?.remove() };
});
afterEach(() => {
  delete window.__START_COVER__;
});

test('what is typed before the app is there stands in its field, which keeps the keyboard', async () => {
  const typed: string[] = [];
  field('root').addEventListener('input', ({ target }) => typed.push((target as HTMLInputElement).value));
  keepTyping();
  field('start').focus();
  field('start').value = '体温';
  window.__START_COVER__?.remove();
  await undefined;
  expect(document.getElementById('start')).toBeNull();
  expect(field('root')).toHaveFocus();
  expect(typed).toEqual(['体温']);
});

test('its form, which only the app can answer, does not lead away', () => {
  field('start').outerHTML = '<form><input></form>';
  keepTyping();
  const submit = new Event('submit', { cancelable: true });
  field('start').form?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

test('a field that nobody has touched takes no focus and says nothing', async () => {
  const typed = jest.fn();
  field('root').addEventListener('input', typed);
  keepTyping();
  window.__START_COVER__?.remove();
  await undefined;
  expect(document.body).toHaveFocus();
  expect(typed).not.toHaveBeenCalled();
});

test('a page without a field or with the app already there is left alone', () => {
  field('start').remove();
  const { remove } = window.__START_COVER__ ?? {};
  keepTyping();
  expect(window.__START_COVER__?.remove).toBe(remove);
  delete window.__START_COVER__;
  expect(keepTyping).not.toThrow();
});
