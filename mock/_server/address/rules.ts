import type { Context } from '../handle';
import { maskPhone } from '../masks';
import { needText, refuse } from '../refusal';
import { nextId } from '../state';
import { namesOf, wholePath } from './areas';
import { type Address, addresses, addressesOf, findAddress } from './index';

const MAX_ADDRESSES = 20;
const PHONE = /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8})$/;

export function list({ user }: Context) {
  return addressesOf(user.userId).map(({ userId: _, mobile, ...row }) => ({ ...row, mobileMasked: maskPhone(mobile) }));
}

export function getDetail({ user, query }: Context) {
  const { userId: _, ...row } = findAddress(user.userId, query.addressId);
  return { ...row, mobileMasked: maskPhone(row.mobile) };
}

function needArea(body: Record<string, unknown>): Pick<Address, 'areaCodes' | 'areaText'> {
  const { areaCodes } = body;
  const isCodes = Array.isArray(areaCodes) && areaCodes.every((code) => typeof code === 'string');
  if (!isCodes || areaCodes.length > 4) throw refuse.badInput('请选择所在地区');
  if (areaCodes.length === 0) return { areaCodes: [], areaText: needText(body.areaText, '请填写所在地区', 60) };
  const path = wholePath(areaCodes);
  if (!path) throw refuse.badInput('请选择完整的省市区');
  return { areaCodes, areaText: namesOf(path) };
}

function needForm(body: Record<string, unknown>) {
  const mobile = needText(body.mobile, '请填写手机号', 20).replace(/^(0\d{2,3})(\d{7,8})$/, '$1-$2');
  if (!PHONE.test(mobile)) throw refuse.badInput('请填写 11 位手机号，或带区号的座机号');
  const detail = needText(body.detail, '请填写详细地址', 100);
  if ([...detail].length < 2) throw refuse.badInput('详细地址太短，请写到门牌号');
  const { tag = '', isDefault = false } = body;
  if (typeof tag !== 'string' || [...tag].length > 6) throw refuse.badInput('标签最多 6 个字');
  if (typeof isDefault !== 'boolean') throw refuse.badInput('请选择是否默认');
  return {
    name: needText(body.name, '请填写收货人', 20),
    mobile,
    ...needArea(body),
    detail,
    tag: tag.trim(),
    isDefault,
  };
}

/** Exactly one address is the default, as long as there is any. */
function keepOneDefault(userId: string, preferred: Address | undefined): void {
  const mine = addressesOf(userId);
  const chosen = preferred?.isDefault ? preferred : (mine.find((row) => row.isDefault && row !== preferred) ?? mine[0]);
  for (const row of mine) row.isDefault = row === chosen;
}

export function save({ user, body }: Context) {
  const { userId } = user;
  const form = needForm(body);
  const isNew = body.addressId === undefined || body.addressId === '';
  if (isNew && addressesOf(userId).length >= MAX_ADDRESSES) throw refuse.limit(`最多保存 ${MAX_ADDRESSES} 个地址`);
  const row = isNew ? { addressId: nextId('A'), userId, ...form } : findAddress(userId, body.addressId);
  Object.assign(row, form);
  if (isNew) addresses().rows.push(row);
  keepOneDefault(userId, row);
  return { addressId: row.addressId };
}

export function remove({ user, body }: Context) {
  const row = findAddress(user.userId, needText(body.addressId, '请选择地址', 40));
  const { rows } = addresses();
  rows.splice(rows.indexOf(row), 1);
  keepOneDefault(user.userId, undefined);
  return {};
}

export function makeDefault({ user, body }: Context) {
  const row = findAddress(user.userId, needText(body.addressId, '请选择地址', 40));
  row.isDefault = true;
  keepOneDefault(user.userId, row);
  return {};
}
