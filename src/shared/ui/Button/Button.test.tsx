import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ActionButton } from '../ActionButton/ActionButton';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';

describe('Button', () => {
  test('sets two characters apart and keeps the plain word as its name', () => {
    render(<Button>登录</Button>);
    expect(screen.getByRole('button', { name: '登录' }).querySelector('.pair')).toHaveTextContent(/^登录$/);
  });

  test('a link that looks like a button does the same', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/login">登录</ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: '登录' }).querySelector('.pair')).toHaveTextContent(/^登录$/);
  });

  test('while busy it says so, keeps its words for the width and takes no taps', async () => {
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>提交订单</Button>);
    await userEvent.click(screen.getByRole('button', { name: '提交订单' }));
    rerender(
      <Button busy onClick={onClick}>
        提交订单
      </Button>,
    );
    const button = screen.getByRole('button', { name: '提交中' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toBeEnabled();
    expect(screen.getByText('提交订单')).toBeInTheDocument();
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('a busy submit button does not send the form again', async () => {
    const onSubmit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          保存
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test.each([{ disabled: true }, { variant: 'off' as const }])('%p cannot be tapped', async (look) => {
    const onClick = jest.fn();
    render(
      <Button {...look} onClick={onClick}>
        每人限 2 件，您已换满
      </Button>,
    );
    const button = screen.getByRole('button', { name: '每人限 2 件，您已换满' });
    expect(button).toBeDisabled();
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('ActionButton', () => {
  const base = { key: 'exchange', text: '立即兑换', enabled: true };

  function show(operate: Parameters<typeof ActionButton>[0]['operate'], onClick = jest.fn()) {
    render(
      <MemoryRouter>
        <ActionButton operate={operate} onClick={onClick} />
      </MemoryRouter>,
    );
    return onClick;
  }

  test('usable: a button that hands back its key', async () => {
    const onClick = show(base);
    await userEvent.click(screen.getByRole('button', { name: '立即兑换' }));
    expect(onClick).toHaveBeenCalledWith('exchange');
  });

  test('usable and leading to a screen: a link to it', () => {
    show({ ...base, text: '查看卡券', reasonAction: { text: '查看卡券', route: '/coupon-list?id=C1' } });
    expect(screen.getByRole('link', { name: '查看卡券' })).toHaveAttribute('href', '/coupon-list?id=C1');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('not usable, with a way out: a link with the reason and the way out', () => {
    show({
      ...base,
      enabled: false,
      reasonText: '还差 120 积分',
      reasonAction: { text: '看看怎么得', route: '/schedule/points-mall?tab=service' },
    });
    const link = screen.getByRole('link', { name: /还差 120 积分\s*看看怎么得/ });
    expect(link).toHaveAttribute('href', expect.stringContaining('/schedule/points-mall?tab=service'));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test.each([
    ['no way out', undefined],
    ['a way out of another site', { text: '去看看', route: 'https://example.com/x' }],
    ['a way out that no screen has', { text: '去看看', route: '/nowhere' }],
  ])('not usable, %s: a grey button whose label is the reason', (_, reasonAction) => {
    show({ ...base, enabled: false, reasonText: '每人限 2 件，您已换满', reasonAction });
    expect(screen.getByRole('button', { name: '每人限 2 件，您已换满' })).toBeDisabled();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('not usable without a reason: the words of the server stay', () => {
    show({ ...base, text: '已换完', enabled: false });
    expect(screen.getByRole('button', { name: '已换完' })).toBeDisabled();
  });
});
