import { memberTab } from '@/session/memberStorage';
import { forgetOrder, readDraft, readPending, writeDraft, writePending } from './orderDraft';

beforeEach(() => memberTab.clear());

test('what was filled in is there again, for this SKU only', () => {
  const draft = { remark: '放门口', hasAgreed: true, addressId: 'A1', isPickup: true, storeId: 'S1', couponId: 'none' };
  writeDraft('sku-1', draft);
  expect(readDraft('sku-1')).toEqual(draft);
  expect(readDraft('sku-2')).toEqual({ remark: '', hasAgreed: false });
});

test.each([
  ['broken text', '{"remark":'],
  ['a list', '[]'],
  ['other shapes', '{"remark":7,"hasAgreed":"yes","addressId":{},"couponId":""}'],
])('%s in storage is an empty draft', (_, text) => {
  memberTab.write('orderDraft:sku-1', text);
  expect(readDraft('sku-1')).toMatchObject({ remark: '', hasAgreed: false });
  expect(readDraft('sku-1').addressId).toBeUndefined();
});

test('an order without an answer is kept until it is known', () => {
  expect(readPending('sku-1')).toBeUndefined();
  writePending('sku-1', { previewToken: 'P1', remark: '放门口' });
  expect(readPending('sku-1')).toEqual({ previewToken: 'P1', remark: '放门口' });
  writeDraft('sku-1', { remark: '放门口', hasAgreed: true });
  forgetOrder('sku-1');
  expect(readPending('sku-1')).toBeUndefined();
  expect(readDraft('sku-1').remark).toBe('');
});

test('a pending order of another shape is none', () => {
  memberTab.write('orderPending:sku-1', '{"previewToken":1}');
  expect(readPending('sku-1')).toBeUndefined();
});
