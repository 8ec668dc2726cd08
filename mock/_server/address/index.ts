import { refuse } from '../refusal';
import { defineStore } from '../state';
import { personaUser } from '../users';
import { namesOf, wholePath } from './areas';

export interface Address {
  addressId: string;
  userId: string;
  name: string;
  mobile: string;
  /** Empty when the member typed the area because the tree could not be loaded. */
  areaCodes: string[];
  areaText: string;
  detail: string;
  tag: string;
  isDefault: boolean;
}

function seed(
  addressId: string,
  isDefault: boolean,
  more: Omit<Address, 'addressId' | 'isDefault' | 'areaText'>,
): Address {
  return { addressId, isDefault, ...more, areaText: namesOf(wholePath(more.areaCodes) ?? []) };
}

function seedRows(): Address[] {
  const [member, lapsed, elder] = [personaUser('member'), personaUser('lapsed'), personaUser('elder')];
  const hangzhou = ['330000', '330100', '330106'];
  return [
    seed('A1', true, {
      userId: member.userId,
      name: member.realName,
      mobile: member.mobile,
      areaCodes: hangzhou,
      detail: '文三路 398 号杏林苑 3 幢 1202 室',
      tag: '家',
    }),
    seed('A2', false, {
      userId: member.userId,
      name: '林建国',
      mobile: '13700005512',
      areaCodes: ['310000', '310104'],
      detail: '漕溪北路 88 号 6 楼',
      tag: '父母',
    }),
    seed('A3', false, {
      userId: member.userId,
      name: member.realName,
      mobile: '0571-88021234',
      areaCodes: hangzhou,
      detail: '学院路 77 号黄龙国际中心 E 座 19 层',
      tag: '公司',
    }),
    seed('A4', true, {
      userId: lapsed.userId,
      name: lapsed.realName,
      mobile: lapsed.mobile,
      areaCodes: ['420000', '429004'],
      detail: '钱沟路 26 号',
      tag: '',
    }),
    seed('A5', true, {
      userId: elder.userId,
      name: elder.realName,
      mobile: elder.mobile,
      areaCodes: ['650000', '654000', '654021'],
      detail: '胜利北路老年大学家属院二期 18 号楼 3 单元 502 室，东侧电梯上楼后左转第二户',
      tag: '家',
    }),
    seed('A6', false, {
      userId: elder.userId,
      name: '欧阳慕容婉清',
      mobile: '13900004417',
      areaCodes: ['330000', '330100', '330105'],
      detail: '湖墅南路 120 号 2 幢 301 室',
      tag: '女儿家',
    }),
  ];
}

export const addresses = defineStore('addresses', () => ({ rows: seedRows() }));

export function addressesOf(userId: string): Address[] {
  return addresses()
    .rows.filter((row) => row.userId === userId)
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** A member's own address in full. Refuses with 2010 (no such address) or 2011 (somebody else's). */
export function findAddress(userId: string, addressId: unknown): Address {
  const row = addresses().rows.find((each) => each.addressId === addressId);
  if (!row) throw refuse.notFound('没有找到这个地址，可能已被删除，请换一个地址');
  if (row.userId !== userId) throw refuse.notYours();
  return row;
}
