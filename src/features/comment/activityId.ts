import { ACTIVITY_ID } from '@/shared/config/constants';

/** The activity that an address names; that of the spec's own calls when it names none. */
export function readActivityId(value: string | undefined): number {
  const wanted = Number(value);
  return value !== undefined && Number.isSafeInteger(wanted) && wanted > 0 ? wanted : ACTIVITY_ID;
}
