import { addScenarios } from './registry';
import { guestState, threeStates } from './shared';

const NOTICE = '/schedule/notice';
const EXPLAIN = `${NOTICE}/explain`;
const BEFORE = '/schedule/notice-before';

addScenarios([
  ...threeStates({ screen: 'notice', title: '消息', at: NOTICE, who: 'member', main: '/api/miniapp/notice/list' }),
  guestState({ screen: 'notice', title: '消息', at: NOTICE }, '登录后查看您的消息'),
  { name: 'notice/list', title: '消息：有未读', who: 'member', at: NOTICE, shows: '厨房湿巾与棉柔巾组合已发货' },
  { name: 'notice/empty-tab', title: '消息：这一类没有', who: 'newcomer', at: `${NOTICE}?tab=order`, shows: '暂无' },
  {
    name: 'notice/more',
    title: '消息：更多操作',
    who: 'member',
    deeds: [
      {
        call: 'GET /api/miniapp/notice/list',
        with: { tab: 'order', currentPage: '1', pageSize: '20' },
        keep: { noticeId: ['recordList', 0, 'noticeId'] },
      },
    ],
    at: `${NOTICE}?step=more&noticeId={noticeId}`,
    shows: '标为已读',
  },
]);

addScenarios([
  ...threeStates({
    screen: 'notice-explain',
    title: '通知详情',
    at: `${EXPLAIN}?key=points`,
    main: '/api/miniapp/text/detail',
  }),
  { name: 'notice-explain/not-named', title: '通知详情：没有指明', at: EXPLAIN, shows: '没有指明要看哪一条' },
  {
    name: 'notice-explain/withdrawn',
    title: '通知详情：已撤回',
    who: 'member',
    at: `${EXPLAIN}?noticeId=N0`,
    shows: '这条消息已撤回',
  },
  {
    name: 'notice-explain/announcement',
    title: '通知详情：公告',
    who: 'member',
    at: `${EXPLAIN}?noticeId=NA1`,
    shows: '这段时间怎么找我们',
  },
  { name: 'notice-explain/text', title: '说明：积分规则', at: `${EXPLAIN}?key=points`, shows: '怎样得积分' },
  {
    name: 'notice-explain/older-version',
    title: '说明：以前的版本',
    at: `${EXPLAIN}?key=visit&version=2.0`,
    shows: '看现行版本',
  },
]);

addScenarios([
  ...threeStates({
    screen: 'notice-before',
    title: '须知',
    at: `${BEFORE}?type=vip`,
    who: 'member',
    main: '/api/miniapp/consent/get',
  }),
  {
    name: 'notice-before/reading',
    title: '须知：还要读几秒',
    who: 'member',
    at: `${BEFORE}?type=vip`,
    shows: '请先阅读（',
  },
  {
    name: 'notice-before/ready',
    title: '须知：可以同意了',
    who: 'member',
    at: `${BEFORE}?type=vip`,
    taps: ['我已阅读并同意《开通会员须知》'],
    shows: '同意并继续',
  },
  {
    name: 'notice-before/trial',
    title: '须知：体验',
    who: 'member',
    at: `${BEFORE}?type=trial`,
    shows: '体验卡须知',
    besides: ['reading'],
  },
  {
    name: 'notice-before/research',
    title: '须知：科研',
    who: 'member',
    at: `${BEFORE}?type=keyan`,
    shows: '科研健康信息使用说明',
    besides: ['reading'],
  },
  {
    name: 'notice-before/records',
    title: '同意记录',
    who: 'member',
    at: `${BEFORE}?tab=records`,
    shows: '注销',
    besides: ['trial', 'research'],
  },
]);
