import { ACTIVITY_ID } from '@/shared/config/constants';

/** The activity that an address names, that of the spec's own calls when it names none; undefined for what names nothing. */
export function readActivityId(value: string | undefined): number | undefined {
  if (value === undefined) return ACTIVITY_ID;
  const wanted = Number(value);
  return Number.isSafeInteger(wanted) && wanted > 0 ? wanted : undefined;
}
