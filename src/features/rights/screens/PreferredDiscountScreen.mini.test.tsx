/**
 * @jest-environment-options {"userAgent": "Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) Language/zh_CN miniProgram/wx0123456789abcdef"}
 */
import { screen } from '@testing-library/react';
import { installFakeBridge, removeFakeBridge } from '@/bridge/fakeBridge';
import { openedAs } from '@/testing/screenTest';
import { discounts } from '../../../../mock/_server/rights/discountStore';

afterAll(removeFakeBridge);

test('a page of the mini-program that does not open is said to be that, inside the mini-program', async () => {
  installFakeBridge({ answers: { invokeMiniProgramAPI: { errMsg: 'invokeMiniProgramAPI:fail page limit' } } });
  discounts().rows = discounts().rows.slice(0, 1);
  Object.assign(discounts().rows[0] ?? {}, { linkType: 'mini', link: '/pages/partner/tea' });
  const { user } = openedAs('member', '/preferred-discount');
  await user.click(await screen.findByRole('button', { name: '去看看' }));
  expect(await screen.findByText('页面没有打开，请稍后再试')).toBeVisible();
});
