import type { Address } from './contract';

/** What deleting an address means, said before it is done. */
export function deletionWarning(address: Address, all: readonly Address[]): string {
  const orders = '已经下的订单不受影响。';
  const next = all.find(({ addressId }) => addressId !== address.addressId);
  if (!next) return `这是您唯一的地址，删除后下单前要重新填写。${orders}`;
  if (!address.isDefault) return `${address.name}，${address.areaText} ${address.detail}。${orders}`;
  return `这是默认地址，删除后“${next.areaText} ${next.detail}”会成为默认地址。${orders}`;
}
