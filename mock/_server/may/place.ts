import { addressesOf } from '../address';
import type { User } from '../users';

/** Provinces by the first two digits of an area's code: Beijing, Shanghai, Jiangsu, Zhejiang. */
const PROVINCES = ['11', '31', '32', '33'];

/** Why a member cannot take part where he lives; one without an address can. */
export function whyNotHere(user: User | undefined): string | undefined {
  const own = user ? addressesOf(user.userId) : [];
  const isHere = own.length === 0 || own.some(({ areaCodes }) => PROVINCES.includes((areaCodes[0] ?? '').slice(0, 2)));
  return isHere ? undefined : '只在京沪苏浙，您的地址不在内';
}
