/**
 * @jest-environment-options {"url": "https://m.example.com/#/keyan?studyId=KY2603", "userAgent": "Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) Language/zh_CN miniProgram/wx0123456789abcdef"}
 */
import { act, screen, waitFor } from '@testing-library/react';
import { history } from 'umi';
import { installFakeBridge, removeFakeBridge } from '@/bridge/fakeBridge';
import { loadSdk } from '@/bridge/sdk';
import { followShares } from '@/features/wechat';
import { reportError } from '@/request/reportErrors';
import { lastCallTo, routesRequested } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';

/** The share menu hears of a screen two seconds after it has come. */
const PATIENCE = { timeout: 10_000 };

afterAll(removeFakeBridge);

test('what is shared of a study is the app itself, of the list the list, and no report tells of a study', async () => {
  const bridge = installFakeBridge({ answers: { invokeMiniProgramAPI: { errMsg: 'invokeMiniProgramAPI:ok' } } });
  await loadSdk();
  openedAs('newcomer', '/keyan?studyId=KY2603&channelName=ward-7&channelType=2');
  const end = followShares(history);
  await screen.findByRole('heading', { name: /帮长辈翻身/ });
  await act(() => new Promise((resolve) => setTimeout(resolve, 2500)));
  const cards = () => bridge.calls.map(({ args }) => args).filter(({ name }) => name === 'postMessage');
  const app = { arg: { title: '杏邻', path: '/schedule/points-mall' } };
  expect(cards()).toMatchObject([app]);
  expect(JSON.stringify(bridge.calls)).not.toMatch(/KY2603|翻身|研究/);
  act(() => history.push('/keyan'));
  await waitFor(() => expect(cards()).toMatchObject([app, { arg: { title: '科研招募', path: '/keyan' } }]), PATIENCE);
  end();

  await reportError('uncaught', new Error('broken'));
  expect(lastCallTo('/api/miniapp/client/error/report')?.body).toMatchObject({
    route: '/keyan',
    message: 'Error: broken',
  });
  expect(JSON.stringify(lastCallTo('/api/miniapp/client/error/report'))).not.toMatch(/KY2603|ward-7|翻身/);
  expect(routesRequested()).not.toContain('POST /api/miniapp/rank/report');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ward-7');
});
