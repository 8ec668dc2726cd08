import { fireEvent } from '@testing-library/react';
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
