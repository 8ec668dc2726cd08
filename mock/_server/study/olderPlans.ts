import { OTHER_STUDY, PHONE_QUESTION, PLANS_OPEN, POINTS, STEPS } from './plans';
import type { Plan } from './types';
import { wordingOf } from './wording';

interface Sketch extends Pick<Plan, 'studyId' | 'title' | 'leader' | 'ethicsNo' | 'version' | 'who' | 'quota'> {
  approved: string;
  purpose: string;
  task: string;
  weeks: string;
  pay: string;
  age: { text: string; least: string };
}

/** A study that asks for the same as most: of age, at home, by phone. */
function planOf({ approved, purpose, task, weeks, pay, age, ...own }: Sketch): Plan {
  const burden = '要花时间；有的问题可能让您不舒服，可以不答';
  return {
    ...own,
    sponsor: '杏邻护理研究中心（示例）',
    way: '线上和电话',
    facts: [
      { term: '想弄清', value: purpose },
      { term: '要做什么', value: task },
      { term: '多长时间', value: weeks },
      { term: '补偿', value: pay },
      { term: '不便之处', value: burden },
    ],
    criteria: [
      { kind: 'include', text: age.text },
      { kind: 'include', text: '能用手机，能用普通话接电话' },
      { kind: 'exclude', text: '正在参加另一项护理研究' },
      { kind: 'exclude', text: '正在住院' },
    ],
    questions: [
      {
        key: 'age',
        text: `您${age.least}了吗？`,
        options: [
          { key: 'age1', text: age.least, verdict: 'fits', isMinor: false },
          { key: 'age2', text: `未${age.least}`, verdict: 'not', isMinor: false },
        ],
      },
      {
        key: 'home',
        text: '您现在住在家里吗？',
        options: [
          { key: 'home1', text: '住在家里', verdict: 'fits', isMinor: false },
          { key: 'home2', text: '正在住院', verdict: 'not', isMinor: false },
          { key: 'home3', text: '住在养老机构', verdict: 'asks', isMinor: false },
        ],
      },
      {
        key: 'write',
        text: '您愿意按时记录吗？',
        hint: '家人可以帮您写',
        options: [
          { key: 'write1', text: '愿意', verdict: 'fits', isMinor: false },
          { key: 'write2', text: '不方便', verdict: 'not', isMinor: false },
        ],
      },
      PHONE_QUESTION,
      OTHER_STUDY,
    ],
    steps: STEPS,
    points: POINTS,
    consent: wordingOf(own.version, approved, {
      subject: `“${own.title}”`,
      purpose: `我们想知道，${purpose}。`,
      who: `我们邀请 ${own.quota} 位${own.who}。`,
      visits: [[weeks, task, '每次约 15 分钟']],
      burden: `${burden}。`,
      pay: `${pay}，中途退出的按做过的次数付。`,
    }),
  };
}

/** Every study, the newest first. */
export const PLANS: readonly Plan[] = [
  ...PLANS_OPEN,
  planOf({
    studyId: 'KY2602',
    title: '老年人足部日常护理日记',
    leader: '沈宁，主任护师',
    ethicsNo: '2026-伦-0206（示例）',
    version: '1.1',
    who: '满 60 周岁、住在家里的长辈',
    quota: 80,
    approved: '2026-08-20',
    purpose: '长辈平时怎样洗脚、剪指甲、挑鞋子',
    task: '每周写 2 次日记，接 3 次电话',
    weeks: '12 周',
    pay: '每周 ¥15.00，12 周共 ¥180.00',
    age: { text: '满 60 周岁，住在家里', least: '满 60 周岁' },
  }),
  planOf({
    studyId: 'KY2604',
    title: '居家照护者睡眠时间的记录',
    leader: '何青，副主任护师',
    ethicsNo: '2026-伦-0411（示例）',
    version: '1.0',
    who: '满 18 周岁、夜里要照顾家人的照护者',
    quota: 100,
    approved: '2026-05-11',
    purpose: '夜里要起来照顾家人的人，一天能睡多久',
    task: '记录 14 天的睡眠时间，接 1 次电话',
    weeks: '2 周',
    pay: '记满 14 天 ¥80.00',
    age: { text: '满 18 周岁，夜里要照顾家人', least: '满 18 周岁' },
  }),
  planOf({
    studyId: 'KY2511',
    title: '出院后一个月里用药提醒的使用体验',
    leader: '沈宁，主任护师',
    ethicsNo: '2025-伦-1102（示例）',
    version: '1.0',
    who: '满 18 周岁、刚出院的人和家人',
    quota: 90,
    approved: '2025-11-02',
    purpose: '出院后用手机提醒吃药，哪里好用、哪里不好用',
    task: '填 2 份问卷，接 1 次电话',
    weeks: '4 周',
    pay: '每份问卷 ¥30.00，2 份共 ¥60.00',
    age: { text: '满 18 周岁，出院不到 1 个月', least: '满 18 周岁' },
  }),
];
