import { render, screen } from '@testing-library/react';
import { MemoryRouter, useParams } from 'react-router-dom';
import { useRoutes } from './umiRouter';

const Rest = () => <p>没有：{useParams()['*']}</p>;
const ROUTES = [
  { path: '/', element: <p>开始</p> },
  { path: 'may', element: <p>五月</p> },
  { path: 'schedule/member', element: <p>我的</p> },
  { path: '*', element: <Rest /> },
];
const Screens = () => useRoutes(ROUTES);

test.each([
  ['/', '开始'],
  ['/may', '五月'],
  ['/schedule/member?step=code', '我的'],
  ['/schedule/member/', '我的'],
  ['/Schedule/Member', '我的'],
  ['/schedule', '没有：schedule'],
  ['/*', '没有：*'],
])('%s shows %s', (at, shown) => {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Screens />
    </MemoryRouter>,
  );
  expect(screen.getByText(shown)).toBeInTheDocument();
});
