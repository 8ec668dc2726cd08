import { act, screen } from '@testing-library/react';
import { forgetLoginStart } from '@/session/startLogin';
import { addressBar } from '@/shared/lib/addressBar';
import { closeOverlays } from '@/shared/ui/Popup/overlays';

export const again = () => screen.queryByRole('button', { name: '重新登录' });
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** For the tests of a file: time passes when they say so, the page stays, and each begins without a login on its way. */
export function standStill(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    act(closeOverlays);
    await pass(1_000);
    forgetLoginStart();
    jest.useRealTimers();
  });
}
