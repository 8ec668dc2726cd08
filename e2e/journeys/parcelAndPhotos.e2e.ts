import type { Page } from 'playwright-core';
import { pageOverflow } from '../support/geometry';
import { BASE, control, newVisitor, resetMock } from '../support/visitor';

const IOS_WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN';

beforeEach(async () => {
  await resetMock();
});

/** The newest order that an after-sale can be asked for. */
async function orderWithAfterSale(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const ask = async (path: string) => {
      const answer = await fetch(`/api/miniapp/mall/order/${path}&appCode=scheduling&platform=wxWap`);
      return ((await answer.json()) as { data: { recordList: { orderNo: string }[]; afterSaleOffer?: object } }).data;
    };
    for (const { orderNo } of (await ask('list?tab=all&currentPage=1&pageSize=50')).recordList) {
      if ((await ask(`detail?orderNo=${orderNo}`)).afterSaleOffer) return orderNo;
    }
    throw new Error('no such order');
  });
}

/** A photo as a phone makes it: large, with place and device in its metadata. */
async function photoOf(page: Page, colour: string): Promise<Buffer> {
  const base64 = await page.evaluate(async (fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 3000;
    canvas.height = 2000;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = fill;
    pen.fillRect(0, 0, 3000, 2000);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  }, colour);
  const plain = Buffer.from(base64, 'base64');
  const words = Buffer.from('Exif\0\0GPS 30.2741N 120.1551E PhoneOfTheMember', 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, words.length + 2]);
  return Buffer.concat([plain.subarray(0, 2), head, words, plain.subarray(2)]);
}

test('photos of an after-sale: shrunk, without metadata, one fails and is sent again, then they are with the order', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/schedule/points-mall/order-list');
  await page.getByRole('tab', { name: /全部/ }).waitFor();
  const orderNo = await orderWithAfterSale(page);
  const files = await Promise.all(
    ['#2a7', '#a52'].map(async (colour, place) => ({
      name: `IMG_000${place}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photoOf(page, colour),
    })),
  );
  await open(`/schedule/points-mall/order-detail?orderNo=${orderNo}`);
  await page.getByRole('heading', { name: '订单详情', level: 1 }).waitFor();
  await open(`/schedule/points-mall/order-detail?orderNo=${orderNo}&step=aftersale`);
  await control('fault', { path: '/api/miniapp/upload/image', kind: '500' });
  await page.getByLabel(/加照片/).setInputFiles(files);
  await page.getByText('有 1 张没有传上，其余的都还在').waitFor();
  await page.getByRole('button', { name: '其他' }).click();
  expect(await page.getByRole('button', { name: '请重试或移除没传上的照片' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: '重试第 1 张' }).click();
  await page.getByText('2 张都传好了').waitFor();

  await page.getByRole('button', { name: '查看第 2 张' }).click();
  const dialog = page.getByRole('dialog', { name: '第 2 张' });
  await dialog.getByRole('img').waitFor();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: '提交申请' }).click();

  const shown = page.getByRole('list', { name: '照片' }).getByRole('img');
  await shown.nth(1).waitFor();
  const kept = await shown.evaluateAll(async (images) =>
    Promise.all(
      images.map(async (image) => {
        const picture = image as HTMLImageElement;
        picture.loading = 'eager';
        await picture.decode();
        const bytes = new Uint8Array(await (await fetch(picture.src)).arrayBuffer());
        const words = new TextDecoder('latin1').decode(bytes);
        return { size: [picture.naturalWidth, picture.naturalHeight], hasPlace: /Exif|GPS|Phone/.test(words) };
      }),
    ),
  );
  expect(kept).toEqual(Array(2).fill({ size: [1600, 1067], hasPlace: false }));
  expect(complaints).toEqual([]);
});

test('微信地址: the third door fills the form, the member saves it', async () => {
  const { page, open, complaints } = await newVisitor({
    persona: 'newcomer',
    userAgent: IOS_WECHAT,
    width: 320,
  });
  await page.addInitScript(() => {
    const kept = {
      err_msg: 'edit_address:ok',
      errMsg: 'editAddress:ok',
      userName: '周小满',
      telNumber: '13600007788',
      proviceFirstStageName: '北京市',
      addressCitySecondStageName: '北京市',
      addressCountiesThirdStageName: '朝阳区',
      addressDetailInfo: '建国路 9 号',
      nationalCode: '110105',
    };
    const answers: Record<string, object> = {
      preVerifyJSAPI: { err_msg: 'preVerifyJSAPI:ok', errMsg: 'preVerifyJSAPI:ok' },
      editAddress: kept,
    };
    Object.assign(window, {
      WeixinJSBridge: {
        invoke(name: string, _: object, callback: (answer: object) => void) {
          const answer = answers[name];
          if (answer) setTimeout(() => callback({ ...answer }), 1);
        },
        on: () => undefined,
      },
    });
  });
  await open('/schedule/address');
  await page.getByText('还没有收货地址').waitFor();
  await page.getByRole('button', { name: '微信地址' }).click();
  await page.waitForURL(/action=new/);
  expect(await page.getByLabel('收货人').inputValue()).toBe('周小满');
  await page.getByText('北京市 朝阳区').waitFor();
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('listitem', { name: '周小满的地址' }).waitFor();
  await page.getByRole('button', { name: '微信地址' }).waitFor();
  expect(await page.evaluate(pageOverflow)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

test('another member signs in in a second tab: the first tab pays nothing, says why and offers the login', async () => {
  const { page, open, complaints, context } = await newVisitor({ persona: 'member' });
  await open('/schedule/points-mall/order-list?tab=pay');
  await page.getByRole('button', { name: '去支付' }).first().click();
  await page.waitForURL(/#\/paying\?/);
  await page.getByRole('button', { name: /立即付款/ }).waitFor();
  // The cookie is shared by all tabs, the login info is not.
  await context.request.post(`${BASE}/api/__mock/login`, { data: { persona: 'elder' } });
  // On a slow phone the former member's screen goes on asking for a moment: nothing leads away from what is said.
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.getByRole('button', { name: /立即付款/ }).click();
  await page.getByText('登录的账号已经换了').waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(await page.evaluate(() => sessionStorage.getItem('loginInfo'))).toBeNull();
  await page.getByRole('button', { name: '重新登录' }).click();
  await page.waitForURL(/__mock\/connect\/oauth2\/authorize/);
  await page.getByRole('button', { name: '会员', exact: true }).click();
  await page.waitForURL(/#\/paying\?/);
  await page.getByRole('button', { name: /立即付款/ }).waitFor();
  expect(complaints).toEqual([]);
});

test('an uncaught error is reported once, without anything of the member', async () => {
  const { page, open } = await newVisitor({ persona: 'member' });
  await open('/schedule/address?action=edit&id=A2');
  await page.getByLabel('收货人').waitFor();
  const told = page.waitForResponse(/client\/error\/report/);
  await page.evaluate(() => {
    for (let turn = 0; turn < 2; turn += 1)
      setTimeout(() => {
        throw new Error('boom for 13800002046 at https://m.example.com/?token=abcdefgh');
      }, 0);
  });
  await told;
  const rows = await control<{ code: string; route: string; message: string; release: string }[]>('problems');
  expect(rows).toEqual([expect.objectContaining({ code: 'uncaught', route: '/schedule/address' })]);
  expect(rows[0]?.release).toMatch(/^[0-9a-f]{6,20}$/);
  expect(JSON.stringify(rows)).not.toMatch(/13800002046|example|abcdefgh/);
});

test('长辈版 is offered once to whom it suits', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'elder', width: 320 });
  await open('/schedule/member');
  await page.getByRole('button', { name: '打开长辈版' }).click();
  await page.locator('html[data-elder="true"]').waitFor();
  await page.getByRole('switch', { name: '长辈版' }).click();
  await page.locator('html:not([data-elder])').waitFor();
  await page.reload();
  await page.getByText('186****9931').first().waitFor();
  expect(await page.getByRole('button', { name: '打开长辈版' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});
