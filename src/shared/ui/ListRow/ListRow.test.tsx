import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ListRow } from './ListRow';

const show = (row: JSX.Element) => render(<MemoryRouter>{row}</MemoryRouter>);

test('a row that leads somewhere is one link with all of its words', () => {
  show(<ListRow title="会员订单" note="两笔" value="查看" to="/membership-card" />);
  expect(screen.getByRole('link', { name: '会员订单 两笔 查看' })).toHaveAttribute('href', '/membership-card');
});

test('link and button together: each does its own', async () => {
  const onAct = jest.fn();
  show(
    <ListRow
      title="产后护理"
      to="/equity"
      action={
        <button type="button" onClick={onAct}>
          使用
        </button>
      }
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '使用' }));
  expect(onAct).toHaveBeenCalledTimes(1);
  const link = screen.getByRole('link', { name: '产后护理' });
  expect(link).not.toContainElement(screen.getByRole('button'));
});

test('in a list the title is what is tapped; only lines that are there stand below it', async () => {
  const onClick = jest.fn();
  show(
    <ul>
      <ListRow as="li" title="签到提醒" note={['11-21 09:32', undefined, false, '已读']} onClick={onClick} />
    </ul>,
  );
  await userEvent.click(screen.getByRole('button', { name: '签到提醒' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('listitem').querySelectorAll('small')).toHaveLength(2);
});

test('a tapped title with a date or a dot within it stays one text', () => {
  show(
    <ul>
      <ListRow as="li" title="11 月 18 日在杏邻护理站·城西店" to="/equity" />
    </ul>,
  );
  // The link lays out its parts beside each other, to be as high as a finger.
  const parts = screen.getByRole('link').childNodes;
  expect([...parts].map(({ textContent }) => textContent)).toEqual(['11 月 18 日在杏邻护理站·城西店']);
});
