import type { Question } from '../../../src/features/study/contract';
import type { Plan } from './types';
import { wordingOf } from './wording';

type Verdict = Question['options'][number]['verdict'];

/** "是:fits" and so on, in the order in which they are shown. */
function ask(key: string, text: string, ...options: [string, Verdict, 'minor'?][]): Question {
  return {
    key,
    text,
    options: options.map(([words, verdict, minor], place) => ({
      key: `${key}${place + 1}`,
      text: words,
      verdict,
      isMinor: minor !== undefined,
    })),
  };
}

const yesNo = (key: string, text: string, yes: Verdict, no: Verdict) => ask(key, text, ['是', yes], ['不是', no]);

export const PHONE_QUESTION = yesNo('phone', '您能用手机，能用普通话接电话吗？', 'fits', 'not');
export const OTHER_STUDY = ask(
  'other',
  '您正在参加另一项护理研究吗？',
  ['没有', 'fits'],
  ['正在参加', 'not'],
  ['不确定', 'asks'],
);
const SPONSOR = '杏邻护理研究中心（示例）';

export const STEPS: Plan['steps'] = [
  { title: '看看是否合适', text: '答几个问题，马上知道结果' },
  { title: '看知情同意书，签名', text: '想和家人商量，可以过几天再签' },
  { title: '研究护士打电话核对', text: '3 个工作日内，号码是 400-000-0000' },
  { title: '入组，开始第一次电话', text: '时间由您选' },
];

export const POINTS = [
  '不参加，也不影响您的就诊、会员和积分',
  '不想做了，随时退出，不用说原因',
  '记录用编号代替姓名，保存 5 年后销毁',
  '健康信息只给本研究用，不给商家',
];

const include = (text: string) => ({ kind: 'include' as const, text });
const exclude = (text: string) => ({ kind: 'exclude' as const, text });

const TURNING: Plan = {
  studyId: 'KY2603',
  title: '照护者在家帮长辈翻身的体验调查',
  sponsor: SPONSOR,
  leader: '沈宁，主任护师',
  ethicsNo: '2026-伦-0318（示例）',
  version: '2.0',
  way: '线上和电话',
  who: '在家照顾长辈的成年人',
  facts: [
    { term: '想弄清', value: '在家翻身时，照护者觉得哪里难、要什么帮助' },
    { term: '要做什么', value: '填 1 份问卷，接 4 次电话，每次约 15 分钟' },
    { term: '多长时间', value: '8 周，每两周一次电话' },
    { term: '补偿', value: '每次电话 ¥50.00，4 次共 ¥200.00，做一次付一次' },
    { term: '不便之处', value: '要花时间；有的问题可能让您难过，可以不答' },
  ],
  criteria: [
    include('满 18 周岁，住在杭州市'),
    include('照顾家里需要翻身的长辈，已满 1 个月'),
    include('能用手机，能用普通话接电话'),
    exclude('正在参加另一项护理研究'),
    exclude('长辈正在住院'),
  ],
  questions: [
    ask('age', '您满 18 周岁了吗？', ['满 18 周岁', 'fits'], ['未满 18 周岁', 'not']),
    yesNo('city', '您住在杭州市吗？', 'fits', 'not'),
    ask(
      'care',
      '您在家照顾需要翻身的长辈，有多久了？',
      ['1 个月以上', 'fits'],
      ['不到 1 个月', 'not'],
      ['没有照顾', 'not'],
    ),
    ask('stay', '这位长辈现在住在哪里？', ['家里', 'fits'], ['正在住院', 'not'], ['养老机构', 'asks']),
    PHONE_QUESTION,
    OTHER_STUDY,
  ],
  steps: STEPS,
  points: POINTS,
  quota: 120,
  consent: wordingOf('2.0', '2026-09-18', {
    subject: '“照护者在家帮长辈翻身的体验调查”',
    purpose: '帮长辈翻身是一件费力的事。我们想知道，在家做这件事的人觉得哪里难、要什么帮助。',
    who: '我们邀请 120 位满 18 周岁、住在杭州市、照顾长辈翻身已满 1 个月的照护者。',
    visits: [
      ['第 1 周', '填 1 份问卷', '约 20 分钟'],
      ['第 2、4、6、8 周', '接 1 次电话', '约 15 分钟'],
    ],
    burden: '要花时间。有的问题可能让您想起难过的事。',
    pay: '每次电话补偿 ¥50.00，4 次共 ¥200.00，做一次付一次，中途退出的按做过的次数付。',
  }),
};

const SITTING: Plan = {
  studyId: 'KY2605',
  title: '初高中生写作业时坐姿和肩颈感受的调查',
  sponsor: SPONSOR,
  leader: '何青，副主任护师',
  ethicsNo: '2026-伦-0527（示例）',
  version: '1.0',
  way: '线上问卷',
  who: '14 至 17 周岁的学生和家长',
  facts: [
    { term: '想弄清', value: '写作业时怎么坐，肩颈有什么感受' },
    { term: '要做什么', value: '填 3 份问卷，每份约 10 分钟' },
    { term: '多长时间', value: '6 周，每两周一份问卷' },
    { term: '补偿', value: '每份问卷 ¥20.00，3 份共 ¥60.00' },
    { term: '不便之处', value: '要花时间，可能占用休息' },
  ],
  criteria: [
    include('14 至 17 周岁，在读初中或高中'),
    include('监护人知道并同意'),
    include('能用手机填问卷'),
    exclude('正在参加另一项护理研究'),
  ],
  questions: [
    ask('age', '参加的人多大？', ['14 至 17 周岁', 'fits', 'minor'], ['满 18 周岁', 'not'], ['未满 14 周岁', 'not']),
    yesNo('school', '在读初中或高中吗？', 'fits', 'not'),
    ask('guardian', '监护人知道并同意吗？', ['知道并同意', 'fits'], ['还没有说', 'asks'], ['不同意', 'not']),
    yesNo('device', '能用手机填问卷吗？', 'fits', 'not'),
    OTHER_STUDY,
  ],
  steps: [
    { title: '看看是否合适', text: '答几个问题，马上知道结果' },
    { title: '和监护人一起看知情同意书，签名', text: '想商量，可以过几天再签' },
    { title: '研究护士给监护人打电话核对', text: '3 个工作日内，号码是 400-000-0000' },
    { title: '入组，开始第一份问卷', text: '周末也可以填' },
  ],
  points: POINTS,
  quota: 60,
  consent: wordingOf('1.0', '2026-10-27', {
    subject: '“初高中生写作业时坐姿和肩颈感受的调查”',
    purpose: '我们想知道，学生写作业时怎么坐，肩颈有什么感受，家里的桌椅合不合适。',
    who: '我们邀请 60 位 14 至 17 周岁、在读初中或高中的学生，由监护人一同签署。',
    visits: [['第 1、3、5 周', '填 1 份问卷', '约 10 分钟']],
    burden: '要花时间，可能占用休息。',
    pay: '每份问卷补偿 ¥20.00，3 份共 ¥60.00，付给监护人。',
    guardian: '参加的人未满 18 周岁，由监护人一同签署。监护人或学生本人都可以随时提出退出。',
  }),
};

export const PLANS_OPEN: readonly Plan[] = [TURNING, SITTING];
