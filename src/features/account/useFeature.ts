import { useQuery } from '@/request/useQuery';
import { getAppConfig } from './contract';

/** Whether the server shows a part of the app. A feature that is not named is on; one that is not known yet stays hidden. */
export function useFeature(name: string): boolean {
  const { data } = useQuery(getAppConfig, undefined);
  return data !== undefined && data.features[name] !== false;
}
