import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ask } from '@/testing/ask';
import { signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { PlayScreen } from './PlayScreen';

export const AT = '/activity/nursing-care/play';
export const DRAW = '/api/miniapp/rank/luck/draw';

export const force = (prizeId: string) => ask('POST /api/__mock/draw', { prizeId });

// The first look at a screen loads its modules.
export const findPrizes = () => screen.findByRole('list', { name: '奖品' });
export const findDraw = (words: string | RegExp = /^抽奖，剩/) => screen.findByRole('button', { name: words });

/** The screen of a signed-in member, results without the run of the light. */
export async function openAs(persona: Parameters<typeof signInAs>[0]) {
  signInAs(persona);
  sessionStorage.setItem('lotterySkip', '1');
  const shown = renderScreen(<PlayScreen />, { at: AT });
  await findPrizes();
  return { user: userEvent.setup(), ...shown };
}
