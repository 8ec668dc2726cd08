import { maskName, maskPhone, maskStreet } from './masks';

test.each([
  ['林间有风', '林**'],
  ['阿黎', '阿*'],
  ['A', 'A*'],
  ['', '**'],
])('the name %p is shown as %p', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test.each([
  ['13800002046', '138****2046'],
  ['0571-88880120', '0571-******20'],
  ['057188880120', '057****0120'],
  ['', ''],
])('the phone %p is shown as %p', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

test.each([
  ['文三路 398 号 3 幢 1203 室', '文三路 3** 号 * 幢 1** 室'],
  ['渔村东头', '渔村东头'],
])('the street %p is shown as %p', (detail, masked) => {
  expect(maskStreet(detail)).toBe(masked);
});
