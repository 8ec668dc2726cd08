import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { NavBar } from '../NavBar/NavBar';
import { TabBar } from '../TabBar/TabBar';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

describe('NavBar', () => {
  test('goes one step back', async () => {
    window.history.replaceState({ place: 1 }, '');
    render(
      <MemoryRouter initialEntries={['/first', '/second']}>
        <NavBar title="兑换订单" />
        <Address />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { name: '兑换订单', level: 1 })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(screen.getByRole('status')).toHaveTextContent('/first');
  });

  test('for a member who entered here it leads to the home screen', async () => {
    window.history.replaceState({ place: 0 }, '');
    render(
      <MemoryRouter initialEntries={['/first', '/second']}>
        <NavBar title="兑换订单" />
        <Address />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(screen.getByRole('status')).toHaveTextContent('/schedule/points-mall');
  });

  test('a panel can replace what back does', async () => {
    const onBack = jest.fn();
    render(
      <MemoryRouter>
        <NavBar title="确认兑换" onBack={onBack} />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  test('inside the mini-program the heading is left for readers only', () => {
    render(
      <MemoryRouter>
        <NavBar title="兑换订单" hidden />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { name: '兑换订单' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('TabBar', () => {
  test('three real links, the present one marked, with what waits behind them', async () => {
    render(
      <MemoryRouter>
        <TabBar current="home" mark="99+" />
        <Address />
      </MemoryRouter>,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['首页', '医院服务', '我的99+']);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('首页');
    await userEvent.click(screen.getByRole('link', { name: '医院服务' }));
    expect(screen.getByRole('status')).toHaveTextContent('/schedule/points-mall?tab=service');
  });
});
