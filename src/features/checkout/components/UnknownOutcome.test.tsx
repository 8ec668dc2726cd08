import { screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { UnknownOutcome } from './UnknownOutcome';

test('it stands in the place of a form that was pressed at its foot, and is seen from its top', () => {
  const scroll = jest.spyOn(window, 'scrollTo');
  renderScreen(<UnknownOutcome isBusy={false} onAskAgain={() => undefined} />, { at: '/schedule/points-mall' });
  expect(screen.getByText('结果确认中')).toBeVisible();
  expect(scroll).toHaveBeenLastCalledWith(0, 0);
});
