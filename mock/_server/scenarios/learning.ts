import { addScenarios } from './registry';
import { guestState, threeStates } from './shared';
import type { Scenario } from './types';

const LIST = '/course-list';
const EXCHANGE = '/course-exchange';
const STUDY = '/keyan';
const SKIN = '/skin-library';

addScenarios([
  ...threeStates({ screen: 'course-list', title: '护理课程', at: LIST, main: '/api/miniapp/course/list' }),
  { name: 'course-list/guest', title: '护理课程：没有登录', at: LIST, shows: '试看' },
  {
    name: 'course-list/learning',
    title: '护理课程：接着学',
    who: 'member',
    at: LIST,
    shows: '继续学习',
    besides: ['overdue'],
  },
  {
    name: 'course-list/not-found',
    title: '护理课程：没有搜到',
    at: `${LIST}?step=search&q=zzz`,
    shows: '没有找到',
  },
  {
    name: 'course-list/favourites',
    title: '护理课程：收藏',
    who: 'newcomer',
    at: `${LIST}?filter=favorite`,
    shows: '还没有收藏',
  },
  {
    name: 'course-list/lesson',
    title: '护理课程：看一节',
    who: 'member',
    at: `${LIST}?courseId=C1003&lessonId=C1003-2`,
    shows: '下一节',
  },
]);

const exchange = (state: string, title: string, query: string, who: Scenario['who'], shows: string): Scenario => ({
  name: `course-exchange/${state}`,
  title: `课程兑换：${title}`,
  who: who ?? 'member',
  at: `${EXCHANGE}${query}`,
  shows,
});

addScenarios([
  ...threeStates({
    screen: 'course-exchange',
    title: '课程兑换',
    at: `${EXCHANGE}?courseId=C1008`,
    who: 'member',
    main: '/api/miniapp/course/detail',
  }),
  guestState({ screen: 'course-exchange', title: '课程兑换', at: EXCHANGE }, '登录后兑换课程'),
  exchange('code', '用兑换码', '', 'member', '想用积分或会员权益，先选一门课。'),
  exchange('by-right', '用会员权益', '?courseId=C1008', 'member', '本月还能领 1 门'),
  exchange('by-points', '用积分', '?courseId=C1008&way=points', 'member', '可用 3,280'),
  exchange('not-enough-points', '积分不够', '?courseId=C1008', 'newcomer', '还差 300 积分'),
  exchange('owned', '已经有了', '?courseId=C1001', 'member', '这门课已经是您的了'),
  exchange('not-found', '没有这门课', '?courseId=C0', 'member', '没有找到这门课'),
  exchange('records', '兑换记录', '?step=records', 'member', '商城兑换，700 积分'),
]);

const study = (
  state: string,
  title: string,
  studyId: string,
  who: Scenario['who'],
  shows: string,
  besides: readonly string[] = [],
): Scenario => ({
  name: `keyan/${state}`,
  title: `科研招募：${title}`,
  ...(who ? { who } : {}),
  at: `${STUDY}?studyId=${studyId}`,
  shows,
  besides,
});

addScenarios([
  ...threeStates({ screen: 'keyan', title: '科研招募', at: STUDY, main: '/api/miniapp/study/list' }),
  { name: 'keyan/list', title: '科研招募', at: STUDY, shows: '暂停和已结束' },
  study('open', '招募中', 'KY2603', 'member', 'button:先看是否合适'),
  study('enrolled', '已入组', 'KY2602', 'member', '看新版，重新签名'),
  study('unfit', '不符合', 'KY2604', 'member', '这次和研究的条件不一样', ['paused']),
  study('withdrawn', '已退出', 'KY2511', 'member', '研究团队不再联系您', ['closed']),
  study('not-found', '没有这项', 'KY0', 'member', '这项研究已经撤下'),
  {
    name: 'keyan/no-applications',
    title: '我的报名：没有',
    who: 'newcomer',
    at: `${STUDY}?step=mine`,
    shows: '您还没有报过名',
  },
]);

addScenarios([
  ...threeStates({ screen: 'skin-library', title: '皮肤知识库', at: SKIN, main: '/api/miniapp/skin/article/list' }),
  { name: 'skin-library/home', title: '皮肤知识库', at: SKIN, shows: '最近审核的文章' },
  {
    name: 'skin-library/article-withdrawn',
    title: '皮肤知识：文章已撤下',
    at: `${SKIN}?articleId=SK0`,
    shows: '这篇文章已撤下',
  },
  { name: 'skin-library/not-found', title: '皮肤知识：没有搜到', at: `${SKIN}?step=search&q=zzz`, shows: '没有找到' },
  { name: 'skin-library/quizzes', title: '皮肤自测：选一份', at: `${SKIN}?step=choose`, shows: '给谁做' },
  {
    name: 'skin-library/questions',
    title: '皮肤自测：答题',
    who: 'member',
    at: `${SKIN}?quizId=skin-adult&step=1`,
    shows: '第 1',
  },
  { name: 'skin-library/history', title: '我的自测', who: 'member', at: `${SKIN}?step=history`, shows: '删除' },
  {
    name: 'skin-library/favourites',
    title: '皮肤知识：收藏',
    who: 'newcomer',
    at: `${SKIN}?tab=favorite`,
    shows: '还没有收藏',
  },
]);

const course = (
  state: string,
  title: string,
  query: string,
  who: Scenario['who'],
  shows: string,
  besides: readonly string[] = [],
): Scenario => ({
  name: `course-list/${state}`,
  title: `护理课程：${title}`,
  ...(who ? { who } : {}),
  at: `${LIST}?${query}`,
  shows,
  besides,
});

addScenarios([
  course('missing', '没有这门课', 'courseId=C0', 'member', '没有找到这门课', ['not-found']),
  course('overdue', '到期了，可以续', 'courseId=C1008', 'member', '续期', ['lesson', 'locked']),
  course('locked', '要换的课', 'courseId=C1005', 'newcomer', '还不能看', ['guest', 'lesson']),
  course('soon', '还没有开课', 'courseId=C1014', 'member', '日开课', ['locked']),
  exchange('soon', '还没有开课', '?courseId=C1014', 'member', '这门课还没有开课，到时候再来换'),
]);

const QUIZ = `${SKIN}?quizId=skin-adult`;

const quiz = (state: string, title: string, at: string, taps: Scenario['taps'], shows: string): Scenario => ({
  name: `skin-library/${state}`,
  title: `皮肤自测：${title}`,
  who: 'member',
  at,
  ...(taps ? { taps } : {}),
  shows,
});

addScenarios([
  quiz('introduction', '开始之前', QUIZ, undefined, '中途退出，'),
  {
    ...quiz('red-flag', '请尽快就医', `${QUIZ}&step=1`, ['呼吸费力，嘴唇、眼皮或舌头肿', '看结果'], '您选了“呼吸费力'),
    besides: ['history'],
  },
  {
    name: 'skin-library/no-history',
    title: '我的自测：还没有',
    who: 'newcomer',
    at: `${SKIN}?step=history`,
    shows: '还没有自测记录',
  },
  {
    name: 'skin-library/article',
    title: '皮肤知识：一篇文章',
    at: `${SKIN}?articleId=SK1001`,
    shows: '字号',
  },
]);
