import type { Block } from '../../../src/shared/lib/schema';
import { maskName, maskPhone, maskStreet } from '../masks';
import { operateOf } from './operate';
import type { RewardRow } from './types';

function rulesOf(row: RewardRow): Block[] {
  const items =
    row.type === 'goods'
      ? ['请在截止时间前填写地址，逾期视为放弃', '发货前可以修改地址，发货后请联系客服', '奖品不能兑换现金，也不能转让']
      : ['到账后按各自的有效期使用', '奖励不能兑换现金，也不能转让'];
  return [{ type: 'list', items }];
}

/** What lists show. Absent values are left out. */
export function toListFields(row: RewardRow) {
  return {
    name: row.name,
    type: row.type,
    img: row.img,
    status: row.status,
    points: row.points,
    sourceText: row.sourceText,
    wonAt: row.wonAt,
    claimBefore: row.claimBefore,
    needAddress: row.status === 'claim',
    ...(row.express ? { expressNo: row.express.no } : {}),
    ...(row.couponId ? { couponId: row.couponId } : {}),
    ...(row.reasonText ? { reasonText: row.reasonText } : {}),
    operate: operateOf(row),
  };
}

/** The whole reward; the address is masked, districts and towns stay readable. */
export function toDetail(row: RewardRow, now: number) {
  const { address } = row;
  return {
    rewardId: row.rewardId,
    source: row.source,
    ...toListFields(row),
    ...(address
      ? {
          address: {
            nameMasked: maskName(address.name),
            mobileMasked: maskPhone(address.mobile),
            areaText: address.areaText,
            detailMasked: maskStreet(address.detail),
          },
        }
      : {}),
    editableUntil: row.shipAt,
    ...(row.express ? { express: row.express } : {}),
    ...(row.rightId ? { rightId: row.rightId } : {}),
    timeline: row.timeline,
    rules: rulesOf(row),
    serverTime: now,
  };
}
