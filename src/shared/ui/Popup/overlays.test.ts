import { closeOverlays, registerOverlay } from './overlays';

test('navigation closes each open overlay once', () => {
  const close = jest.fn();
  registerOverlay(close);
  closeOverlays();
  closeOverlays();
  expect(close).toHaveBeenCalledTimes(1);
});

test('an overlay that closed by itself is forgotten', () => {
  const close = jest.fn();
  const forget = registerOverlay(close);
  forget();
  closeOverlays();
  expect(close).not.toHaveBeenCalled();
});

test('an overlay may open another one while it is closed', () => {
  const closeSecond = jest.fn();
  registerOverlay(() => {
    registerOverlay(closeSecond);
  });
  closeOverlays();
  expect(closeSecond).not.toHaveBeenCalled();
  closeOverlays();
  expect(closeSecond).toHaveBeenCalledTimes(1);
});
