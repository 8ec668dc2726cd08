import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@/request/useQuery';
import { endSession } from '@/session/changeSession';
import { memberTab } from '@/session/memberStorage';
import { addressBar } from '@/shared/lib/addressBar';
import { closeOverlays } from '@/shared/ui/Popup/overlays';
import { ask } from '@/testing/ask';
import { callsTo, failNext, lastCallTo, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { getOrderDetail } from '../contract';
import { AfterSaleForm } from './AfterSaleForm';

const UPLOAD = '/api/miniapp/upload/image';
const APPLY = '/api/miniapp/mall/order/aftersale/apply';
const LIST = 'GET /api/miniapp/mall/order/list';
const DETAIL = 'GET /api/miniapp/mall/order/detail';
const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(60, 7)]);

/** jsdom draws nothing: the canvas is looked at in Chromium. */
const shrink = jest.fn(async (file: Blob) => {
  if ((file as File).name === 'broken.jpg') throw new Error('not a picture');
  return `data:image/jpeg;base64,${JPEG.toString('base64')}`;
});

interface Shown {
  orderNo: string;
  afterSaleOffer?: object;
  afterSale: { images: string[] }[];
}

async function orderWithOffer(): Promise<string> {
  const { data } = await ask<{ recordList: Shown[] }>(
    LIST,
    { tab: 'all', currentPage: 1, pageSize: 50 },
    { as: 'member' },
  );
  for (const { orderNo } of data.recordList) {
    const found = await ask<Shown>(DETAIL, { orderNo }, { as: 'member' });
    if (found.data.afterSaleOffer) return orderNo;
  }
  throw new Error('no order with an after-sale');
}

const done = jest.fn();

function Holder({ orderNo, maxCash }: { orderNo: string; maxCash?: null }) {
  const { data, refresh } = useQuery(getOrderDetail, { orderNo });
  const offer = data?.afterSaleOffer;
  if (!offer) return null;
  const items = maxCash === null ? offer.items.map((item) => ({ ...item, maxCash })) : offer.items;
  return <AfterSaleForm order={data} offer={{ ...offer, items }} onDone={done} askAnew={refresh} shrink={shrink} />;
}

test('what can be given back is not known: nothing is asked for, least of all nothing', async () => {
  const orderNo = await orderWithOffer();
  signInAs('member');
  renderScreen(<Holder orderNo={orderNo} maxCash={null} />);
  expect(await screen.findByRole('button', { name: '可退金额没有取到，请返回再试' })).toBeDisabled();
});

async function open() {
  const orderNo = await orderWithOffer();
  signInAs('member');
  const user = userEvent.setup({ pointerEventsCheck: 0, applyAccept: false });
  const view = renderScreen(<Holder orderNo={orderNo} />);
  const input = await screen.findByLabelText(/加照片/);
  const photos = () => screen.getByRole('list', { name: '照片' });
  return { user, input, photos, orderNo, ...view };
}

const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });

beforeEach(() => {
  shrink.mockClear();
  done.mockReset();
});
afterEach(endSession);

test('two photos go up one after the other, shrunk, and along with the application', async () => {
  const { user, input, orderNo } = await open();
  await user.upload(input, [photo('1.jpg'), photo('2.jpg')]);
  expect(await screen.findByText('2 张都传好了')).toBeInTheDocument();
  expect(shrink).toHaveBeenCalledTimes(2);
  expect(lastCallTo(UPLOAD)?.body.file).toMatch(/^data:image\/jpeg;base64,/);
  await user.click(screen.getByRole('button', { name: '其他' }));
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(lastCallTo(APPLY)?.body.images).toHaveLength(2);
  const { data } = await ask<Shown>(DETAIL, { orderNo }, { as: 'member' });
  expect(data.afterSale[0]?.images).toEqual(lastCallTo(APPLY)?.body.images);
});

test('one that fails keeps its place, the other goes on, and a retry is the same photo', async () => {
  failNext(UPLOAD, 'lost');
  const { user, input, photos } = await open();
  await user.upload(input, [photo('1.jpg'), photo('2.jpg')]);
  expect(await screen.findByText('有 1 张没有传上，其余的都还在')).toBeInTheDocument();
  expect(within(photos()).getByText('没有传上，请重试')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '其他' }));
  expect(screen.getByRole('button', { name: '请重试或移除没传上的照片' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '重试第 1 张' }));
  expect(await screen.findByText('2 张都传好了')).toBeInTheDocument();
  expect(shrink).toHaveBeenCalledTimes(2);
  expect(callsTo(UPLOAD)).toBe(3);
  expect(screen.getByRole('button', { name: '提交申请' })).toBeEnabled();
});

test('an application whose answer was lost: the order says how it stands, and the form is gone', async () => {
  failNext(APPLY, 'lost');
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '其他' }));
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('没有收到结果，请看页面上的最新状态')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: '提交申请' })).not.toBeInTheDocument());
  expect(callsTo(APPLY)).toBe(1);
});

test.each([
  ['a text', photo('a.txt', 'text/plain'), '只能选照片或图片'],
  ['an empty file', new File([], 'a.jpg', { type: 'image/jpeg' }), '这个文件是空的'],
  ['a broken picture', photo('broken.jpg'), '这张图片打不开，请换一张'],
])('%s is refused on the phone, with the reason, and can be removed', async (_, file, words) => {
  const { user, input } = await open();
  await user.upload(input, file);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /重试第/ })).toBeNull();
  expect(callsTo(UPLOAD)).toBe(0);
  await user.click(screen.getByRole('button', { name: '其他' }));
  expect(screen.getByRole('button', { name: '请移除用不了的照片' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '移除第 1 张' }));
  expect(screen.queryByText(words)).toBeNull();
});

test('a photo above 20 MB is refused', async () => {
  const { user, input } = await open();
  const large = photo('large.jpg');
  Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
  await user.upload(input, large);
  expect(await screen.findByText('这张超过 20 MB，请换一张')).toBeInTheDocument();
});

test('six at most; the rest is not taken silently', async () => {
  const { user, input } = await open();
  await user.upload(
    input,
    Array.from({ length: 8 }, (_, index) => photo(`${index}.jpg`)),
  );
  expect(await screen.findByText('最多 6 张，多出的 2 张没有加入')).toBeInTheDocument();
  expect(await screen.findByText('6 张都传好了')).toBeInTheDocument();
  expect(screen.queryByLabelText(/加照片/)).toBeNull();
});

test('a photo can be looked at and taken away again', async () => {
  const { user, input } = await open();
  await user.upload(input, [photo('1.jpg'), photo('2.jpg')]);
  await screen.findByText('2 张都传好了');
  await user.click(screen.getByRole('button', { name: '查看第 2 张' }));
  const dialog = await screen.findByRole('dialog', { name: '第 2 张' });
  expect(within(dialog).getByRole('img', { name: '第 2 张照片' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '移除这张' }));
  expect(await screen.findByText('1 张都传好了')).toBeInTheDocument();
});

test('what the server refuses is said in its words', async () => {
  failNext(UPLOAD, 'business');
  const { user, input } = await open();
  await user.upload(input, photo('1.jpg'));
  expect(await screen.findByText('系统维护中，请 10 分钟后再试')).toBeInTheDocument();
});

test('leaving ends what is under way', async () => {
  failNext(UPLOAD, 'slow');
  const { user, input, unmount } = await open();
  await user.upload(input, photo('1.jpg'));
  expect(await screen.findByText('正在上传，已传好 0 张，共 1 张')).toBeInTheDocument();
  expect(screen.getByText('上传中')).toBeInTheDocument();
  unmount();
});

test('what is filled in and the photos that are up outlast the page, until they are handed in', async () => {
  const first = await open();
  await first.user.upload(first.input, photo('1.jpg'));
  await screen.findByText('1 张都传好了');
  await first.user.click(screen.getByRole('button', { name: '其他' }));
  const amount = () => screen.getByRole('textbox', { name: '退款金额' });
  await first.user.clear(amount());
  await first.user.type(amount(), '3');
  first.unmount();
  const second = await open();
  expect(screen.getByText('1 张都传好了')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '其他' })).toHaveAttribute('aria-pressed', 'true');
  expect(amount()).toHaveValue('3');
  await second.user.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(lastCallTo(APPLY)?.body).toMatchObject({ reason: '其他', amount: 300, images: [expect.any(String)] });
  expect(memberTab.keys('afterSale:')).toEqual([]);
});

test('a part of the money brings its share of the points, all of it all of them', async () => {
  const { data } = await ask<{ previewToken: string }>(
    'POST /api/miniapp/mall/order/preview',
    { skuId: 'G1001-1', num: 1, couponId: 'none', clientToken: crypto.randomUUID() },
    { as: 'member' },
  );
  const made = await ask<{ orderNo: string }>(
    'POST /api/miniapp/mall/order/create',
    { previewToken: data.previewToken, clientToken: crypto.randomUUID() },
    { as: 'member' },
  );
  const { orderNo } = made.data;
  await ask('POST /api/__mock/pay', { orderNo, result: 'success' });
  await ask('POST /api/__mock/parcel', { orderNo });
  signInAs('member');
  const user = userEvent.setup();
  renderScreen(<Holder orderNo={orderNo} />);
  expect(await screen.findByText('800 积分一起退回，有效期不变')).toBeInTheDocument();
  await user.clear(screen.getByRole('textbox', { name: '退款金额' }));
  await user.type(screen.getByRole('textbox', { name: '退款金额' }), '1');
  expect(screen.getByText('积分按退款金额的比例退回，全退是 800 积分，有效期不变')).toBeInTheDocument();
});

test('what had not come up when the page went is missed, until photos are chosen again', async () => {
  const first = await open();
  await first.user.upload(first.input, photo('1.jpg'));
  await screen.findByText('1 张都传好了');
  failNext(UPLOAD, 'slow:60000');
  await first.user.upload(first.input, [photo('2.jpg'), photo('3.jpg')]);
  await screen.findByText('正在上传，已传好 1 张，共 3 张');
  first.unmount();
  const second = await open();
  expect(screen.getByText('1 张都传好了，上次有 2 张没有传完，请重新加')).toBeInTheDocument();
  await second.user.upload(second.input, photo('2.jpg'));
  expect(await screen.findByText('2 张都传好了')).toBeInTheDocument();
  second.unmount();
  await open();
  expect(screen.getByText('2 张都传好了')).toBeInTheDocument();
});

test('nothing is called kept where no photo has come up', async () => {
  const { user, input } = await open();
  await user.upload(input, [photo('broken.jpg'), photo('a.pdf', 'application/pdf')]);
  expect(await screen.findByText('这 2 张没有传上')).toBeInTheDocument();
});

test('a photo that meets an ended session says so, keeps the form, and offers the login', async () => {
  const { input } = await open();
  jest.useFakeTimers();
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  failNext(UPLOAD, 'unauthorized', -1);
  fireEvent.change(input, { target: { files: [photo('1.jpg')] } });
  await pass(200);
  expect(leave).toHaveBeenCalledTimes(1);
  expect(screen.getByText('正在登录…')).toBeInTheDocument();
  await pass(10_500);
  expect(screen.getByText('没有传上，请重试')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '重新登录' })).toBeInTheDocument();
  act(closeOverlays);
  await pass(1_000);
  jest.useRealTimers();
});
