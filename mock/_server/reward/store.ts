import { defineStore } from '../state';
import { seedRewards } from './seed';
import type { RewardRow } from './types';

const seeds = new Map<string, () => RewardRow[]>();

/** Adds what members have had from elsewhere since long ago, under the name of who gave it. */
export function seedMoreRewards(giver: string, seed: () => RewardRow[]): void {
  seeds.set(giver, seed);
}

export const rewards = defineStore('rewards', () => ({
  rows: [seedRewards, ...seeds.values()].flatMap((seed) => seed()),
}));
