import { act, screen } from '@testing-library/react';
import { history, useLocation } from 'umi';
import { RouteFrame } from '@/shell/RouteFrame';
import { renderScreen } from '@/testing/renderScreen';
import { useQueryParam } from './navigation';
import { useTitle } from './useTitle';

function Panel() {
  useTitle('搜商品');
  return null;
}

function Screen() {
  const isOpen = useQueryParam('step') !== undefined;
  useTitle(useQueryParam('tab') === 'service' ? '医院服务' : undefined);
  return isOpen ? <Panel /> : null;
}

/** The app gives every screen a frame of its own. */
function Screens() {
  const { pathname } = useLocation();
  return (
    <RouteFrame key={pathname} path={pathname}>
      {pathname === AT ? <Screen /> : null}
    </RouteFrame>
  );
}

const AT = '/schedule/points-mall';
const go = (path: string) => act(() => history.push(path));

test('the main landmark is called by what is shown, and by the screen again when that goes', () => {
  renderScreen(<Screens />, { at: AT });
  const main = screen.getByRole('main');
  expect(main).toHaveAccessibleName('积分商城');
  go(`${AT}?tab=service`);
  expect(main).toHaveAccessibleName('医院服务');
  go(`${AT}?tab=service&step=search`);
  go(`${AT}?tab=service`);
  expect(main).toHaveAccessibleName('医院服务');
  go(`${AT}?step=search`);
  expect(main).toHaveAccessibleName('搜商品');
  go(AT);
  expect(main).toHaveAccessibleName('积分商城');
});

test('another screen keeps its own name', () => {
  renderScreen(<Screens />, { at: `${AT}?tab=service` });
  go('/schedule/member');
  expect(screen.getByRole('main')).toHaveAccessibleName('我的');
});
