import { fireEvent, waitFor } from '@testing-library/react';
import { followLostFocus } from './lostFocus';

function pressFor(news: string): void {
  document.body.innerHTML = '<main><section><button type="button">更多</button></section></main>';
  const button = document.querySelector('button') as HTMLButtonElement;
  const section = button.parentElement as HTMLElement;
  button.focus();
  fireEvent.click(button);
  section.innerHTML = news;
}

beforeAll(followLostFocus);
afterEach(() => {
  document.body.innerHTML = '';
});

test('the first control that has come gets the focus', async () => {
  pressFor('<a href="#/one">一院</a><a href="#/two">二院</a>');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('一院'));
});

test('a field does not open the keyboard of the phone: what surrounds it gets the focus', async () => {
  pressFor('<label class="field">姓名<input></label>');
  await waitFor(() => expect(document.activeElement?.className).toBe('field'));
});

test('a number that has come into a control before it does not', async () => {
  document.body.innerHTML = '<main><button id="tab">可使用</button><p><button id="again">重试</button></p></main>';
  const again = document.querySelector('#again') as HTMLButtonElement;
  again.focus();
  fireEvent.click(again);
  document.querySelector('#tab')?.insertAdjacentHTML('beforeend', '<sup>5</sup>');
  (again.parentElement as HTMLElement).innerHTML = '<a href="#/one">满减券</a>';
  await waitFor(() => expect(document.activeElement?.textContent).toBe('满减券'));
});

test('a list that is filled up at its end has nothing in the place of its row: the next row gets the focus', async () => {
  const row = (name: string) => `<li><a href="#/${name}">${name}</a><button type="button">删除</button></li>`;
  document.body.innerHTML = `<main><ul>${row('one')}${row('two')}${row('three')}</ul><ol>${row('four')}</ol></main>`;
  // What stands there by then has not come.
  await Promise.resolve();
  const [list, others] = document.querySelectorAll('ul, ol');
  const button = document.querySelector('button') as HTMLButtonElement;
  button.focus();
  fireEvent.click(button);
  button.closest('li')?.remove();
  list?.append(...(others?.children ?? []));
  await waitFor(() => expect(document.activeElement?.matches('a')).toBe(true));
  expect(document.activeElement?.textContent).toBe('two');
});

test('a control that is off after its press leaves the focus to the next one', async () => {
  document.body.innerHTML = '<main><p><button id="claim">领取</button></p><p><a href="#/next">去学习</a></p></main>';
  const claim = document.querySelector('#claim') as HTMLButtonElement;
  claim.focus();
  fireEvent.click(claim);
  claim.disabled = true;
  await waitFor(() => expect(document.activeElement?.textContent).toBe('去学习'));
});
