import { useElderMode } from '@/shared/lib/elderMode';
import type { Operate } from '@/shared/lib/schema';
import { splitOperate } from './splitOperate';

const ROOM = 3;
const ROOM_ELDER = 2;

/** Divides the server's buttons (the main one last) by how many fit side by side in the present layout. */
export function useSplitOperate(operate: readonly Operate[]) {
  return splitOperate(operate, useElderMode() ? ROOM_ELDER : ROOM);
}
