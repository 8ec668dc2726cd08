import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { appConfig } from '@/shared/config/appConfig';
import { setElderMode } from '@/shared/lib/elderMode';
import type { Block } from '@/shared/lib/schema';
import { Blocks } from './Blocks';

// The dialog's code is loaded when it is first needed; here it is there from the start.
beforeAll(() => import('../dialog/antdDialog'), 30_000);

const SERVICE = `https://${new URL(appConfig().customerService.link).hostname}/help`;

function show(blocks: Block[], props: Omit<Parameters<typeof Blocks>[0], 'blocks'> = {}) {
  return render(
    <MemoryRouter>
      <Blocks blocks={blocks} {...props} />
    </MemoryRouter>,
  );
}

test('shows every kind of block', () => {
  show([
    { type: 'heading', text: '兑换须知' },
    { type: 'paragraph', text: '提交后积分先冻结' },
    { type: 'list', items: ['包邮', '包邮'] },
    { type: 'table', head: ['项目', '说明'], rows: [['净含量', '360 g']] },
  ]);
  expect(screen.getByRole('heading', { name: '兑换须知' })).toBeInTheDocument();
  expect(screen.getByText('提交后积分先冻结')).toBeInTheDocument();
  expect(within(screen.getByRole('list')).getAllByText('包邮')).toHaveLength(2);
  expect(screen.getByRole('columnheader', { name: '项目' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '360 g' })).toBeInTheDocument();
});

test('text is text, never HTML', () => {
  const { container } = show([{ type: 'paragraph', text: '<script>alert(1)</script><b>x</b>' }]);
  expect(screen.getByText('<script>alert(1)</script><b>x</b>')).toBeInTheDocument();
  expect(container.querySelector('script, b')).not.toBeInTheDocument();
});

describe('links', () => {
  test('to a screen of ours', () => {
    show([{ type: 'link', text: '去商城', href: '/schedule/points-mall?tab=service' }]);
    expect(screen.getByRole('link', { name: '去商城' })).toHaveAttribute('href', '/schedule/points-mall?tab=service');
  });

  test('a number to call', () => {
    show([{ type: 'link', text: '打 120', href: 'tel:120' }]);
    expect(screen.getByRole('link', { name: '打 120' })).toHaveAttribute('href', 'tel:120');
  });

  test('a permitted page outside opens after a question', async () => {
    show([{ type: 'link', text: '官网', href: SERVICE }]);
    await userEvent.click(screen.getByRole('link', { name: '官网' }));
    expect(await screen.findByText('即将离开本页')).toBeInTheDocument();
  });

  test.each(['javascript:alert(1)', 'https://elsewhere.example/', 'tel:abc', '/no-such-screen'])(
    '%s: plain words',
    (href) => {
      show([{ type: 'link', text: '官网', href }]);
      expect(screen.getByText('官网')).toBeInTheDocument();
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
    },
  );
});

describe('pictures', () => {
  const picture: Block = { type: 'image', src: '/a.webp', alt: '礼盒' };

  // The reader finds it by that among the pictures of its text.
  test.each(['/a.webp', 'https://CDN.example.com/图.webp'])(
    'open large on a tap, called as in the text: %s',
    async (src) => {
      const onImage = jest.fn();
      show([{ ...picture, src }], { onImage });
      await userEvent.click(screen.getByRole('button', { name: '查看大图 礼盒' }));
      expect(onImage).toHaveBeenCalledWith(src);
    },
  );

  test('a broken one gives way to its description', () => {
    show([picture]);
    fireEvent.error(screen.getByRole('img', { name: '礼盒' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('礼盒')).toBeInTheDocument();
  });
});

test('a wide table can be scrolled by keyboard, and in 长辈版, where it stacks, is no stop', () => {
  const table: Block = { type: 'table', head: ['等级', '条件', '权益'], rows: [['杏花', '注册', '积分']] };
  const { unmount } = show([table]);
  expect(screen.getByRole('group', { name: '表格' })).toHaveAttribute('tabindex', '0');
  unmount();
  setElderMode(true);
  const stacked = show([table]);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByRole('table')).toBeInTheDocument();
  stacked.unmount();
  setElderMode(false);
});
