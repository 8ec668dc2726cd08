import { defineStore, serverNow } from '../state';
import { seedMemberships, seedOrders } from './seed';

export const vip = defineStore('vip', () => {
  const now = serverNow();
  return { memberships: seedMemberships(now), orders: seedOrders(now) };
});
