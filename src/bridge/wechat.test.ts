/**
 * @jest-environment-options {"url": "https://m.example.com/h5/?a=1#/paying", "userAgent": "Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) Language/zh_CN"}
 */
import { type FakeBridgeOptions, installFakeBridge, removeFakeBridge } from './fakeBridge';

const signature = { appId: 'wx1', timestamp: '1700000000', nonceStr: 'n', signature: 'good' };
const sign = async () => signature;
const refuseToSign = async () => undefined;
const always = () => true;
const parameters = { timeStamp: '1700000001', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' };
const card = { title: '护士嘉年华', text: '一起来', path: '/activity', imageUrl: 'https://m.example.com/a.png' };

/** A new document with the messaging app around it. */
async function openDocument(options: FakeBridgeOptions = {}) {
  jest.resetModules();
  removeFakeBridge();
  const bridge = installFakeBridge(options);
  const [{ configureSdk }, { payInWechat }, { scanCode }, { allowLinkCopy, setShareCard }, { closeWindow }, address] =
    await Promise.all([
      import('./configure'),
      import('./pay'),
      import('./scan'),
      import('./share'),
      import('./closeWindow'),
      import('./address'),
    ]);
  const named = (name: string) => bridge.calls.filter((call) => call.name === name);
  return { configureSdk, payInWechat, scanCode, allowLinkCopy, setShareCard, closeWindow, ...address, named };
}
afterEach(() => {
  jest.useRealTimers();
  removeFakeBridge();
});

describe('configuration', () => {
  test('signs the landing address without hash, once per document', async () => {
    const { configureSdk, named } = await openDocument();
    const fetchSignature = jest.fn(async () => signature);
    window.location.hash = '#/comment';
    const states = await Promise.all([configureSdk(fetchSignature), configureSdk(fetchSignature)]);
    expect([...states, await configureSdk(fetchSignature)]).toEqual(['ready', 'ready', 'ready']);
    expect(fetchSignature).toHaveBeenCalledTimes(1);
    expect(fetchSignature).toHaveBeenCalledWith('https://m.example.com/h5/?a=1');
    expect(named('preVerifyJSAPI')).toHaveLength(1);
  });

  test('after a refused signature it fetches a fresh one, once', async () => {
    const { configureSdk } = await openDocument();
    const fetchSignature = jest.fn(async () => signature).mockResolvedValueOnce({ ...signature, signature: 'old' });
    expect(await configureSdk(fetchSignature)).toBe('ready');
    expect(fetchSignature).toHaveBeenCalledTimes(2);
  });

  test('two refused signatures are a failure, although the SDK calls itself ready', async () => {
    const { configureSdk } = await openDocument({ validSignatures: [] });
    expect(await configureSdk(async () => signature)).toBe('failed');
  });

  test('what was refused stays refused when it is asked for again', async () => {
    const { configureSdk } = await openDocument({ validSignatures: [], answerDelayMs: 60 });
    expect(await configureSdk(async () => signature)).toBe('failed');
    expect(await configureSdk(async () => signature)).toBe('failed');
  });

  test.each([
    ['gives none', async () => undefined],
    ['rejects', async () => Promise.reject(new Error('x'))],
  ])('a server that %s is a failure; the next call tries again', async (_, fetchNothing) => {
    const { configureSdk } = await openDocument();
    expect(await configureSdk(fetchNothing)).toBe('failed');
    expect(await configureSdk(async () => signature)).toBe('ready');
  });

  test('a host that never answers is a failure after the time-outs', async () => {
    const { configureSdk } = await openDocument({ answerDelayMs: 1_000_000 });
    jest.useFakeTimers();
    const done = jest.fn();
    void configureSdk(async () => signature).then(done);
    await jest.advanceTimersByTimeAsync(40_000);
    expect(done).toHaveBeenCalledWith('failed');
  });
});

describe('payment', () => {
  test.each([
    ['ok', 'getBrandWCPayRequest:ok', 'ok'],
    ['cancel', 'getBrandWCPayRequest:cancel', 'cancelled'],
    ['fail', 'getBrandWCPayRequest:fail', 'failed'],
    ['a fail that means cancel', 'getBrandWCPayRequest:fail_cancel', 'cancelled'],
    ['a call that the client does not know', 'system:function_not_exist', 'missing'],
    ['a call that is not allowed here', 'system:access_denied', 'missing'],
  ])('%s', async (_, errMsg, expected) => {
    const { payInWechat, named } = await openDocument({ answers: { getBrandWCPayRequest: { errMsg } } });
    expect(await payInWechat(parameters, sign, always)).toBe(expected);
    expect(named('getBrandWCPayRequest')[0]?.args).toMatchObject({
      timeStamp: '1700000001',
      package: 'prepay_id=1',
      signType: 'RSA',
      paySign: 's',
    });
  });

  test.each([
    ['system:function_not_exist', 'missing'],
    ['system:access_denied', 'missing'],
    ['get_brand_wcpay_request:fail_invalid appid', 'failed'],
    ['get_brand_wcpay_request:cancel', 'cancelled'],
  ])('an answer in the older spelling: %s', async (err_msg, expected) => {
    const { payInWechat } = await openDocument({ answers: { getBrandWCPayRequest: { err_msg } } });
    expect(await payInWechat(parameters, sign, always)).toBe(expected);
  });

  test('without a configured SDK it is unavailable', async () => {
    const { payInWechat, named } = await openDocument();
    expect(await payInWechat(parameters, refuseToSign, always)).toBe('unavailable');
    expect(named('getBrandWCPayRequest')).toHaveLength(0);
  });
});

describe('scanning', () => {
  test.each([
    ['CODE_128,XL-1', 'XL-1'],
    ['https://m.example.com/?a=1,2', 'https://m.example.com/?a=1,2'],
  ])('%s gives %s', async (resultStr, text) => {
    // As iOS sends it.
    const answer = { errMsg: 'scanQRCode:ok', resultStr: JSON.stringify({ scan_code: { scan_result: resultStr } }) };
    const { scanCode } = await openDocument({ answers: { scanQRCode: answer } });
    expect(await scanCode(sign, always)).toEqual({ kind: 'text', text });
  });

  test.each([
    ['cancel', 'cancelled'],
    ['fail', 'failed'],
  ])('%s', async (result, kind) => {
    const { scanCode } = await openDocument({ answers: { scanQRCode: { errMsg: `scanQRCode:${result}` } } });
    expect(await scanCode(sign, always)).toEqual({ kind });
  });
});

describe('the address list', () => {
  test('gives the chosen address in plain words', async () => {
    // As the bridge itself spells it.
    const answer = {
      errMsg: 'editAddress:ok',
      userName: ' 周小满 ',
      telNumber: '13600007788',
      proviceFirstStageName: '浙江省',
      addressCitySecondStageName: '杭州市',
      addressCountiesThirdStageName: '西湖区',
      addressDetailInfo: '文三路 9 号',
      nationalCode: '330106',
    };
    const { canOpenAddressList, chooseHostAddress } = await openDocument({ answers: { editAddress: answer } });
    expect(canOpenAddressList()).toBe(true);
    expect(await chooseHostAddress(sign, always)).toEqual({
      kind: 'address',
      address: {
        name: '周小满',
        mobile: '13600007788',
        province: '浙江省',
        city: '杭州市',
        county: '西湖区',
        detail: '文三路 9 号',
        code: '330106',
      },
    });
  });

  test.each([
    ['editAddress:cancel', 'cancelled'],
    ['editAddress:fail_cancel', 'cancelled'],
    ['editAddress:fail auth deny', 'refused'],
    ['editAddress:fail', 'failed'],
  ])('%s', async (errMsg, kind) => {
    const { chooseHostAddress } = await openDocument({ answers: { editAddress: { errMsg } } });
    expect(await chooseHostAddress(sign, always)).toEqual({ kind });
  });

  test('without a configured SDK it is unavailable', async () => {
    const { chooseHostAddress, named } = await openDocument();
    expect(await chooseHostAddress(refuseToSign, always)).toEqual({ kind: 'unavailable' });
    expect(named('editAddress')).toHaveLength(0);
  });
});

describe('sharing', () => {
  const checked = (isThere: boolean) => ({
    checkJsApi: { errMsg: 'checkJsApi:ok', checkResult: { updateAppMessageShareData: isThere } },
  });

  test('sets title, text, picture and a link made from the route', async () => {
    const { setShareCard, named } = await openDocument({ answers: checked(true) });
    expect(await setShareCard(card, async () => signature)).toBe(true);
    const link = 'https://m.example.com/h5/?to=%2Factivity#/activity';
    const message = { title: '护士嘉年华', desc: '一起来', link, imgUrl: card.imageUrl };
    expect(named('updateAppMessageShareData')[0]?.args).toMatchObject(message);
    expect(named('updateTimelineShareData')[0]?.args).toMatchObject({ title: '护士嘉年华', link });
  });

  test('old clients get the old functions', async () => {
    const { setShareCard, named } = await openDocument({ answers: checked(false) });
    expect(await setShareCard(card, async () => signature)).toBe(true);
    expect(named('updateAppMessageShareData')).toHaveLength(0);
    expect(named('on menu:share:appmessage')).toHaveLength(1);
    expect(named('on menu:share:timeline')).toHaveLength(1);
  });
});

test('the menu hides and shows what copies the address', async () => {
  const { allowLinkCopy, named } = await openDocument();
  expect(await allowLinkCopy(false, async () => signature)).toBe(true);
  expect(named('hideMenuItems')[0]?.args).toMatchObject({ menuList: ['menuItem:copyUrl'] });
  expect(await allowLinkCopy(true, async () => signature)).toBe(true);
  expect(named('showMenuItems')[0]?.args).toMatchObject({ menuList: ['menuItem:copyUrl'] });
});

test('without a configured SDK the menu is as it was, and says so', async () => {
  const { allowLinkCopy, named } = await openDocument({ validSignatures: [] });
  expect(await allowLinkCopy(false, async () => signature)).toBe(false);
  expect(named('hideMenuItems')).toHaveLength(0);
});

test('closeWindow closes the in-app browser', async () => {
  const { closeWindow, named } = await openDocument();
  expect(await closeWindow()).toBe(true);
  expect(named('closeWindow')).toHaveLength(1);
});
