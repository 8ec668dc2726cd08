import type { Sdk, SdkCallbacks, SdkResult } from './sdkTypes';

const SAMPLE_ADDRESS = {
  userName: '周小满',
  telNumber: '13600007788',
  provinceName: '浙江省',
  cityName: '杭州市',
  countryName: '西湖区',
  detailInfo: '文三路 9 号',
  nationalCode: '330106',
};

/** Asks the developer what the messaging app would have done. */
function choose(
  question: string,
  { success, cancel }: SdkCallbacks,
  errMsg: string,
  result: Omit<SdkResult, 'errMsg'> = {},
): void {
  const isAccepted = window.confirm(`开发用的微信：${question}`);
  setTimeout(() => {
    if (isAccepted) success?.({ errMsg: `${errMsg}:ok`, ...result });
    else cancel?.({ errMsg: `${errMsg}:cancel` });
  }, 0);
}

/**
 * The messaging app's SDK for a plain browser on a developer's machine (`?host=mini|wechat` on localhost): it accepts any
 * complete signature, and asks in a dialog where the real one opens a native page. Not in production builds.
 */
export function createFakeSdk(): Sdk {
  let isRefused = false;
  let onError: Parameters<Sdk['error']>[0] = () => undefined;
  const accept = () => undefined;
  return {
    config({ appId, nonceStr, signature, timestamp }) {
      isRefused = [appId, nonceStr, signature].includes('') || !Number.isFinite(timestamp);
      if (isRefused) setTimeout(() => onError({ errMsg: 'config:invalid signature' }), 0);
    },
    ready: (callback) => void setTimeout(callback, 10),
    error(callback) {
      onError = callback;
    },
    checkJsApi({ jsApiList, success }) {
      const checkResult = Object.fromEntries(jsApiList.map((name) => [name, true]));
      setTimeout(() => success?.({ errMsg: 'checkJsApi:ok', checkResult }), 0);
    },
    updateAppMessageShareData: accept,
    updateTimelineShareData: accept,
    onMenuShareAppMessage: accept,
    onMenuShareTimeline: accept,
    hideMenuItems: accept,
    showMenuItems: accept,
    chooseWXPay: (options) => choose('付款：确定＝成功，取消＝放弃', options, 'chooseWXPay'),
    scanQRCode: (options) =>
      choose('扫码：确定＝扫到 XL2024-0001', options, 'scanQRCode', { resultStr: 'CODE_128,XL2024-0001' }),
    openAddress: (options) => choose('收货地址：确定＝给出', options, 'openAddress', SAMPLE_ADDRESS),
    closeWindow: () => window.history.back(),
    miniProgram: {
      navigateTo: (options) =>
        choose(`打开小程序页面 ${options.url}`, { ...options, cancel: options.fail }, 'navigateTo'),
      navigateBack: () => window.history.back(),
      postMessage: accept,
    },
  };
}
