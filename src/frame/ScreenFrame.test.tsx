import { screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { ScreenFrame } from './ScreenFrame';

const userAgent = navigator.userAgent;
const pretendAgent = (value: string) => Object.defineProperty(navigator, 'userAgent', { configurable: true, value });
afterEach(() => pretendAgent(userAgent));

const show = () =>
  renderScreen(
    <ScreenFrame title="订单详情" action={<button type="button">联系客服</button>}>
      <p>内容</p>
    </ScreenFrame>,
  );

test.each([
  ['in a browser', userAgent, true],
  ['inside the mini-program, whose bar takes nothing of ours', `${userAgent} miniProgram/wx0123`, false],
])('the action has its place %s', (_, agent, hasBar) => {
  pretendAgent(agent);
  show();
  expect(screen.getByRole('button', { name: '联系客服' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: '订单详情' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '返回' }) !== null).toBe(hasBar);
});

test('a guest reads why in the words of the screen, and the content is not there', () => {
  renderScreen(
    <ScreenFrame title="我的奖品" isMemberOnly guestTitle="登录后查看您的奖品">
      <p>内容</p>
    </ScreenFrame>,
  );
  expect(screen.getByText('登录后查看您的奖品')).toBeInTheDocument();
  expect(screen.queryByText('内容')).not.toBeInTheDocument();
});
