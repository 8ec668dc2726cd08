import { fireEvent } from '@testing-library/react';
import { noteChange } from '@/request/changes';
import { followTaps } from './followTaps';

/** What a finger meets, wherever it comes down. */
let met: Element | null = null;
let presses: string[] = [];

beforeAll(() => {
  followTaps();
  Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: () => met });
});
afterAll(() => Reflect.deleteProperty(document, 'elementFromPoint'));

function show(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => presses.push(name));
  document.body.replaceChildren(button);
  met = button;
  return button;
}

/** Says whether the press was let through. */
function tap(button: Element, at: number, x = 20, detail = 1): boolean {
  const touch = new Event('touchstart', { bubbles: true });
  Object.defineProperties(touch, { timeStamp: { value: at }, touches: { value: [{ clientX: x, clientY: 20 }] } });
  fireEvent(button, touch);
  return fireEvent.click(button, { detail });
}

let start = 0;
beforeEach(() => {
  presses = [];
  start += 10_000;
});

test('a double tap on 返回 goes back once: the bar of the screen below is not pressed by its second half', () => {
  tap(show('返回'), start);
  expect(tap(show('返回，下面的'), start + 150)).toBe(false);
  expect(presses).toEqual(['返回']);
});

test.each([
  ['later', 400, 20],
  ['elsewhere', 150, 90],
])('a tap %s counts', (_, later, x) => {
  tap(show('打开'), start);
  tap(show('确定'), start + later, x);
  expect(presses).toEqual(['打开', '确定']);
});

test('on what still stands there both count', () => {
  const more = show('增加');
  tap(more, start);
  tap(more, start + 120);
  expect(presses).toEqual(['增加', '增加']);
});

test('a third touch of the same hand presses nothing either', () => {
  tap(show('打开'), start);
  const next = show('确定');
  tap(next, start + 120);
  tap(next, start + 240);
  expect(presses).toEqual(['打开']);
});

test('who has missed a button and taps again is heard: nothing has changed', () => {
  const button = show('提交');
  met = document.body;
  tap(document.body, start);
  tap(button, start + 200, 40);
  expect(presses).toEqual(['提交']);
});

test('what is pressed by a script or a keyboard is not held back', () => {
  tap(show('打开'), start);
  tap(show('确定'), start + 100, 20, 0);
  expect(presses).toEqual(['打开', '确定']);
});

describe('what the first half has done is not taken back by the second', () => {
  test.each([
    ['a button that says the opposite by then', (button: Element) => button.replaceChildren('取消提醒')],
    ['a switch that is on by then', (button: Element) => button.setAttribute('aria-checked', 'true')],
    ['a button that has sent something, and stands there until the screen has asked anew', () => noteChange()],
  ])('%s', (_, change) => {
    const button = show('提醒我');
    button.addEventListener('click', () => change(button));
    tap(button, start);
    tap(button, start + 200);
    expect(presses).toEqual(['提醒我']);
    tap(button, start + 900);
    expect(presses).toHaveLength(2);
  });

  test.each([
    ['a box with its words', '<label>同意<input type="checkbox"></label>', 'label', 'input:checked'],
    ['a heading that opens what is below it', '<details><summary>规则</summary></details>', 'summary', '[open]'],
  ])('%s', (_, html, pressed, done) => {
    document.body.innerHTML = html;
    met = document.querySelector(pressed);
    tap(met as Element, start);
    tap(met as Element, start + 200);
    expect(document.querySelector(done)).not.toBeNull();
  });
});
