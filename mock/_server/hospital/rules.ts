import type { Context, GuestContext } from '../handle';

type Status = 'open' | 'paused';

interface Service {
  key: string;
  name: string;
  /** Name of the drawing in the app's icon set. */
  icon: string;
  linkType: 'mini' | 'url' | 'route' | 'phone';
  link: string;
  status: Status;
  reasonText?: string;
}

const EMERGENCY_PHONE = '120';

function mini(key: string, name: string, icon: string): Service {
  return { key, name, icon, linkType: 'mini', link: `/pages/hospital/${key}/index`, status: 'open' };
}

function web(key: string, name: string, icon: string): Service {
  return { key, name, icon, linkType: 'url', link: `https://www.example.com/hospital/${key}`, status: 'open' };
}

/** The entrances by their groups. The services themselves belong to the hospital. Source: spec §1. */
const GROUPS: ReadonlyArray<{ name: string; items: readonly Service[] }> = [
  {
    name: '门诊',
    items: [
      mini('registration', '在线挂号', 'registration'),
      mini('appointment', '预约就诊', 'appointment'),
      mini('consultation', '在线问诊', 'consultation'),
      mini('outpatient-payment', '门诊缴费', 'payment'),
      mini('report', '报告查询', 'report'),
      mini('queue', '排队候诊', 'queue'),
    ],
  },
  {
    name: '住院',
    items: [
      mini('inpatient-deposit', '住院押金', 'deposit'),
      {
        ...mini('discharge-settlement', '出院结算', 'discharge'),
        status: 'paused',
        reasonText: '系统升级中，请到一楼结算窗口办理',
      },
    ],
  },
  { name: '孕产', items: [mini('prenatal-screening', '产前筛查', 'screening')] },
  {
    name: '指引',
    items: [
      web('departments', '科室介绍', 'department'),
      web('doctors', '医生介绍', 'doctor'),
      web('floors', '楼层分布', 'floors'),
      mini('guidance', '电子导诊', 'guidance'),
      mini('medical-record', '电子病历', 'record'),
    ],
  },
  { name: '就医卡', items: [mini('insurance-card', '医保卡', 'insurance'), mini('prepaid-card', '预付卡', 'prepaid')] },
];

export function listServices(_: GuestContext) {
  return { groups: GROUPS, emergencyPhone: EMERGENCY_PHONE };
}

function maskName(name: string): string {
  return `${name.slice(0, 1)}${'*'.repeat(Math.max(name.length - 1, 1))}`;
}

/** The patient that the member last chose with the hospital. A newcomer has none. */
export function getCurrentPatient({ user }: Context) {
  if (user.persona === 'newcomer') return { nameMasked: '', relation: '' };
  return { nameMasked: maskName(user.realName), relation: '本人' };
}
