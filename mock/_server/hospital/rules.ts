import type { Context, GuestContext } from '../handle';
import { maskName } from '../masks';
import { COMMON, GROUPS } from './services';

const HOSPITAL_NAME = '杏邻医院（示例）';
const EMERGENCY_PHONE = '0571-8888-0120';

export function listServices(_: GuestContext) {
  return { hospitalName: HOSPITAL_NAME, groups: GROUPS, common: COMMON, emergencyPhone: EMERGENCY_PHONE };
}

const PATIENTS_PAGE = { linkType: 'mini', link: '/pages/hospital/patients/index' } as const;

/** The patient that the member last chose with the hospital. A newcomer has none. */
export function getCurrentPatient({ user }: Context) {
  if (user.persona === 'newcomer') return { nameMasked: '', relation: '', switchTo: PATIENTS_PAGE };
  return {
    nameMasked: maskName(user.realName),
    relation: '本人',
    cardTail: user.mobile.slice(-4),
    switchTo: PATIENTS_PAGE,
  };
}
