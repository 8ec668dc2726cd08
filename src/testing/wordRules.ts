import { HOLE, type Text } from './texts';

/** What no text may hold, and what stands there instead. */
interface Rule {
  readonly find: RegExp;
  readonly say: string;
}

/** One word for one thing. Names that the product's screens fix win; they stand among the exceptions. */
const GLOSSARY: readonly Rule[] = [
  { find: /卡包/, say: '卡券' },
  { find: /好礼/, say: '商品，奖品' },
  { find: /(?<!待|去|微信|我已)支付(?!宝|机构)/, say: '付款' },
  { find: /(?<!等)待付款/, say: '待支付' },
  { find: /订单编号|订单号码/, say: '订单号' },
  { find: /共用/, say: '应付，实付' },
  { find: /原路(?!退回)/, say: '原路退回' },
  { find: /线上|虚拟/, say: '电子商品' },
  { find: /未解锁/, say: '金杏会员可用' },
  { find: /机会/, say: '抽奖次数，概率' },
  { find: /中奖率|几率/, say: '概率' },
  { find: /评价/, say: '评论' },
  { find: /拨打|致电/, say: '打电话' },
  { find: /(?:看看|去看|查看|了解)会员(?:卡|$)/, say: '看会员卡' },
  { find: /这个订单|该订单/, say: '这笔订单' },
  { find: /密码/, say: '激活码，券码' },
  { find: /(?:14|18) 岁/, say: '周岁' },
  { find: /七天/, say: '7 天' },
  { find: /转盘/, say: '九宫格' },
  { find: /我知道了/, say: '知道了' },
  { find: /^回首页/, say: '返回首页' },
  { find: /比如/, say: '例如' },
  { find: /再想想|^保留$/, say: '不删，先留着：说什么不变' },
  { find: /续卡/, say: '续费' },
  { find: /已放进/, say: '已放入' },
  { find: /无法恢复/, say: '不能恢复' },
  { find: /看看网络/, say: '检查网络' },
  { find: /现金部分|(?:补|和|一点)现金/, say: '要付的钱，钱' },
  { find: /真实姓名/, say: '收货人，家人的姓名' },
  { find: /你/, say: '您' },
];

/** Sentences that sounded like a machine or like a shop. */
const VOICE: readonly Rule[] = [
  { find: /没有要退的/, say: '没有扣过款' },
  { find: /无此/, say: '没有这种' },
  { find: /带现金/, say: '要付一部分钱' },
  { find: /即兑即用/, say: '换到就能用' },
  { find: /开小差/, say: '服务器正忙，请再试一次' },
  { find: /[到向]服务器|告诉服务器|服务器日期|以服务器为准/, say: '没有送到，正在查，按北京时间' },
  { find: /全年不限/, say: '有效期内不限次' },
  { find: /仅剩|疯抢|抢购|秒杀|手慢|错过/, say: '不催' },
  { find: /[！!]|【|】/, say: '不喊' },
];

/** The careful word: no effect on health, no price without its basis, nothing free that was paid for. */
const LAW: readonly Rule[] = [
  { find: /养生|助眠|安神|低糖|降糖|降压|血糖稳|听胎心|站得稳|食养/, say: '不说功效' },
  { find: /治愈|根治|疗效|包治|特效/, say: '不说疗效' },
  { find: /0 岁以上/, say: '写明适用年龄' },
  { find: /官方|国家级|第一品牌|最佳|顶级/, say: '不自夸' },
  { find: /原价/, say: '方案价格，划线价（写明依据）' },
  { find: /会员免费|课程免费/, say: '会员不另付费' },
];

const HAN = '[\\u4e00-\\u9fff]';

const FORMATS: readonly Rule[] = [
  { find: /¥(?!\d[\d,]*\.\d\d(?!\d))/, say: '¥0.00' },
  { find: /\d ?元/, say: '¥0.00' },
  { find: /\d\d ?折/, say: '8.5 折' },
  { find: /\d{4}(?:\.|\/)\d\d|\d{4} ?年 ?\d+ ?月 ?\d+ ?日/, say: '11 月 21 日，别的年份 2027-03-19' },
  { find: new RegExp(`(?:\\d|${HOLE}) %`), say: '82%' },
  { find: /\d(?:kg|g|mg|ml|cm|mm|km|m|MB|kB|℃)(?![a-z])/i, say: '60 g' },
  { find: new RegExp(`${HAN}[\\dA-Za-z]|[\\dA-Za-z]${HAN}`), say: '汉字和数字、字母之间空一格' },
  { find: new RegExp(`${HOLE}(?:天|次|件|张|份|位|积分|岁|分钟|秒|小时|个月)`), say: '数字和单位之间空一格' },
  { find: / · /, say: '，' },
  { find: /…|\.\.\.|。。/, say: '。或不写' },
  { find: new RegExp(`${HAN}[,;:?()"']|[,;:?()"']${HAN}`), say: '全角标点' },
];

const RULES: readonly Rule[] = [...GLOSSARY, ...VOICE, ...LAW, ...FORMATS];

/** A whole text that breaks a rule for a reason; '' stands for every text of the file. */
interface Exception {
  readonly file: string;
  readonly text: string;
  readonly why: string;
}

const AMOUNT = 'puts an amount together of its figures';
const TITLE = 'the name of the screen';
const OWN_VOICE = 'plays a page of the bank or the messaging app, which speak for themselves';
const WAITING = 'the sentence of the states that every screen shares';
const COURSE = 'the title of a course, beside one that is held on the spot';
const SCENARIO = 'for QA: names of states, and what a screen shows without the spaces between its elements';
const STUDY = 'how a study is carried out, no kind of goods';

export const EXCEPTIONS: readonly Exception[] = [
  { file: 'src/shared/lib/money.ts', text: `¥${HOLE}`, why: AMOUNT },
  { file: 'src/shared/lib/money.ts', text: `-¥${HOLE}`, why: AMOUNT },
  { file: 'mock/_server/money.ts', text: `¥${HOLE}`, why: AMOUNT },
  { file: 'src/features/coupon/couponCopy.ts', text: '¥', why: AMOUNT },
  { file: 'src/features/membership/components/PlanPicker.tsx', text: `¥${HOLE}${HOLE}`, why: AMOUNT },
  { file: 'src/shared/config/routes.ts', text: '支付', why: TITLE },
  { file: 'src/shared/config/routes.ts', text: '会员支付结果', why: TITLE },
  { file: 'src/features/payment/', text: '支付', why: TITLE },
  { file: 'src/features/payment/', text: '支付中', why: TITLE },
  { file: 'src/features/membership/screens/VipPaySuccessScreen.tsx', text: '会员支付结果', why: TITLE },
  { file: 'src/features/account/components/OrderEntries.tsx', text: '待付款', why: 'the row of orders is named so' },
  { file: 'mock/_server/scenarios/', text: '', why: SCENARIO },
  { file: '/scenarios.ts', text: '', why: SCENARIO },
  { file: 'src/request/offerLogin.ts', text: '正在登录…', why: WAITING },
  { file: 'src/shared/ui/', text: '正在登录…', why: WAITING },
  { file: 'src/features/login/screens/LoginScreen.tsx', text: '正在跳转…', why: WAITING },
  {
    file: 'src/shared/ui/DrawnPicture/sheet.ts',
    text: `${HOLE}…`,
    why: 'a text of a picture that is cut to its place',
  },
  { file: 'src/features/team/teamCopy.ts', text: `${HOLE}…`, why: 'a name that is cut to its place in a sentence' },
  { file: 'mock/_server/login/', text: '', why: OWN_VOICE },
  { file: 'mock/_server/payment/cashier.ts', text: '', why: OWN_VOICE },
  { file: 'mock/_server/hospital/services.ts', text: '支付', why: 'a word that people search for' },
  { file: 'mock/_server/comment/rules.ts', text: '包治百病', why: 'a word that comments may not hold' },
  {
    file: 'src/features/comment/components/ReportPanel.tsx',
    text: '夸大疗效或不实内容',
    why: 'what a comment is reported for',
  },
  { file: 'mock/_server/study/', text: '线上和电话', why: STUDY },
  { file: 'mock/_server/study/plans.ts', text: '线上问卷', why: STUDY },
  { file: 'mock/_server/mall/catalog/course.json', text: '新生儿护理线上课（12 节）', why: COURSE },
  { file: 'mock/_server/mall/catalog/baby.json', text: '新生儿护理线上课', why: COURSE },
  { file: 'mock/_server/course/courses.json', text: '新生儿护理线上课', why: COURSE },
];

/** The exception that lets a text be; undefined where there is none. */
export function exceptionFor({ file, text }: Pick<Text, 'file' | 'text'>): Exception | undefined {
  const isOf = (path: string) => file.startsWith(path) || file.endsWith(path);
  return EXCEPTIONS.find((each) => isOf(each.file) && (each.text === '' || text === each.text));
}

/** What is wrong with a text: the word or form that was found and what to write. */
export function faultsIn(text: string): string[] {
  return RULES.flatMap(({ find, say }) => {
    const hit = find.exec(text);
    return hit ? [`“${hit[0]}”：${say}`] : [];
  });
}
