import { platform } from '@/bridge/environment';
import { APP_CODE } from '@/shared/config/constants';

/** The parameters of every request; read anew each time, see `platform`. Source: spec §7. */
export function commonParameters() {
  return { appCode: APP_CODE, platform: platform() };
}
