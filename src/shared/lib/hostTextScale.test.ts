import { isTextEnlarged } from './hostTextScale';

test.each([
  ['?fontSizeScaleFactor=1.4', true],
  ['?channelName=qr&fontSizeScaleFactor=1.35', true],
  ['?fontSizeScaleFactor=2', true],
  ['?fontSizeScaleFactor=1.2', false],
  ['?fontSizeScaleFactor=1', false],
  ['?fontSizeScaleFactor=', false],
  ['?fontSizeScaleFactor=large', false],
  ['?fontSizeScaleFactor=1.4.1', false],
  ['?notfontSizeScaleFactor=1.4', false],
  ['', false],
])('%p: %p', (search, expected) => {
  expect(isTextEnlarged(search)).toBe(expected);
});
