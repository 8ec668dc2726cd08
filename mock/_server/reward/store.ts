import { defineStore } from '../state';
import { seedRewards } from './seed';

export const rewards = defineStore('rewards', () => ({ rows: seedRewards() }));
