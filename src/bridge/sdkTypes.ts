/** What the SDK hands to success, fail and cancel. */
export interface SdkResult {
  errMsg?: string;
  /** scanQRCode. */
  resultStr?: string;
  /** openAddress; `countryName` is the county or district. */
  userName?: string;
  telNumber?: string;
  provinceName?: string;
  cityName?: string;
  countryName?: string;
  detailInfo?: string;
  nationalCode?: string;
  /** checkJsApi. */
  checkResult?: Readonly<Record<string, boolean>>;
}

export interface SdkCallbacks {
  success?: (result: SdkResult) => void;
  fail?: (result: SdkResult) => void;
  cancel?: (result: SdkResult) => void;
}

/** What a friend sees of a shared page. */
interface SdkShare {
  title: string;
  desc: string;
  link: string;
  imgUrl: string;
}

/** The functions of the messaging app's SDK that this app uses, as they behave in version 1.6. */
export interface Sdk {
  config(options: {
    debug: boolean;
    appId: string;
    timestamp: number;
    nonceStr: string;
    signature: string;
    jsApiList: string[];
  }): void;
  /** Also runs after a configuration that has failed. */
  ready(callback: () => void): void;
  /** Keeps only the last callback. */
  error(callback: (result: SdkResult) => void): void;
  checkJsApi(options: { jsApiList: string[] } & SdkCallbacks): void;
  updateAppMessageShareData(options: SdkShare & SdkCallbacks): void;
  updateTimelineShareData(options: Omit<SdkShare, 'desc'> & SdkCallbacks): void;
  onMenuShareAppMessage(options: SdkShare): void;
  onMenuShareTimeline(options: Omit<SdkShare, 'desc'>): void;
  hideMenuItems(options: { menuList: string[] }): void;
  showMenuItems(options: { menuList: string[] }): void;
  chooseWXPay(
    options: {
      timestamp: string;
      nonceStr: string;
      package: string;
      signType: string;
      paySign: string;
    } & SdkCallbacks,
  ): void;
  scanQRCode(options: { needResult: 0 | 1; scanType: string[] } & SdkCallbacks): void;
  openAddress(options: SdkCallbacks): void;
  closeWindow(): void;
  miniProgram: {
    navigateTo(options: { url: string } & SdkCallbacks): void;
    navigateBack(options: { delta: number }): void;
    postMessage(options: { data: Readonly<Record<string, unknown>> }): void;
  };
}
