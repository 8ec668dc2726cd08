import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openedAs } from './screenTest';

test.each([
  ['/schedule/notice-before?tab=records', '隐私与注销'],
  ['/schedule/notice-before?tab=records&action=close', '注销账号'],
  ['/schedule/member?step=mobile', '更换手机号'],
  ['/membership-card?step=orders', '会员订单'],
  ['/membership-card?step=confirm', '确认订单'],
  ['/schedule/points-mall?tab=service', '医院服务'],
  ['/schedule/points-mall?step=search', '搜商品'],
  ['/schedule/address?action=new', '新增地址'],
  ['/schedule/address?mode=select&backTo=%2Fprize-record', '选择地址'],
  ['/schedule/pay-success?orderNo=V26090005', '激活结果'],
  ['/course-list?step=search', '搜课程'],
  ['/course-list?courseId=C1005', '课程'],
  ['/course-exchange?step=records', '兑换记录'],
  ['/skin-library?step=search', '搜皮肤问题'],
  ['/skin-library?tab=favorite', '我的收藏'],
  ['/skin-library?step=history', '我的自测'],
])('%s is called %s, which inside the mini-program stands in its bar alone', async (at, name) => {
  openedAs('member', at);
  await waitFor(() => expect(document.title).toBe(name));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
});

test('what lies below has its own name again', async () => {
  openedAs('member', '/schedule/notice-before?tab=records');
  fireEvent.click(await screen.findByRole('button', { name: '注销账号' }));
  await waitFor(() => expect(document.title).toBe('注销账号'));
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  await waitFor(() => expect(document.title).toBe('隐私与注销'));
});

test('who comes to the result of no order is sent on to a screen that keeps its own name', async () => {
  document.title = '我的';
  const { location } = openedAs('member', '/schedule/pay-success?scene=activate');
  await waitFor(() => expect(location()).toBe('/schedule/member'));
  expect(document.title).toBe('我的');
});
