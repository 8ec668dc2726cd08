/** Where coupons and rights are used; invented places. */
export interface StoreRow {
  storeId: string;
  name: string;
  address: string;
  phone: string;
  hours: string;
  lat: number;
  lng: number;
}

export const STORES: readonly StoreRow[] = [
  {
    storeId: 'S01',
    name: '杏邻护理站·城西店（示例）',
    address: '示例市城西区杏林路 18 号 1 层',
    phone: '400-000-0000',
    hours: '8:00–20:00',
    lat: 30.281,
    lng: 120.101,
  },
  {
    storeId: 'S02',
    name: '杏邻护理站·湖滨店（示例）',
    address: '示例市湖滨区柳浪街 66 号 2 层',
    phone: '400-000-0000',
    hours: '8:30–19:00',
    lat: 30.252,
    lng: 120.165,
  },
  {
    storeId: 'S03',
    name: '杏邻母婴护理中心（示例）',
    address: '示例市滨江区江晖路 9 号 3 层 302 室',
    phone: '400-000-0000',
    hours: '9:00–18:00，周一休息',
    lat: 30.208,
    lng: 120.212,
  },
];

/** A store as the calls show it. */
export function shownStores(ids: readonly string[] = STORES.map((store) => store.storeId)) {
  return STORES.filter((store) => ids.includes(store.storeId)).map(({ storeId, name, address, phone, hours }) => ({
    storeId,
    name,
    address,
    phone,
    hours,
  }));
}
