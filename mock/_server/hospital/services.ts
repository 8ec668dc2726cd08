interface Service {
  key: string;
  name: string;
  /** Name of the drawing in the app's icon set. */
  icon: string;
  linkType: 'mini' | 'url' | 'route' | 'phone';
  link: string;
  status: 'open' | 'paused';
  reasonText?: string;
  phone?: string;
  note?: string;
  keywords: readonly string[];
  scan: boolean;
}

type Facts = Pick<Service, 'key' | 'name' | 'icon' | 'keywords'> & Partial<Service>;

const WEB_PAGES = 'https://www.example.com/hospital';

function mini(facts: Facts): Service {
  return { linkType: 'mini', link: `/pages/hospital/${facts.key}/index`, status: 'open', scan: false, ...facts };
}

function web(facts: Facts): Service {
  return { ...mini(facts), linkType: 'url', link: `${WEB_PAGES}/${facts.key}` };
}

const OUTPATIENT = [
  mini({
    key: 'registration',
    name: '在线挂号',
    icon: 'registration',
    note: '当天的号',
    keywords: ['挂号', '预约', '门诊', '看病', '专家号'],
  }),
  mini({
    key: 'appointment',
    name: '预约就诊',
    icon: 'appointment',
    note: '可约 7 天内',
    keywords: ['预约', '挂号', '看病', '改期', '取消'],
  }),
  mini({
    key: 'consultation',
    name: '在线问诊',
    icon: 'consultation',
    note: '图文或视频',
    keywords: ['问诊', '咨询', '问医生', '复诊', '开药'],
  }),
  mini({
    key: 'outpatient-payment',
    name: '门诊缴费',
    icon: 'payment',
    note: '药费、检查费',
    keywords: ['缴费', '交钱', '付款', '药费', '账单'],
  }),
  mini({
    key: 'report',
    name: '报告查询',
    icon: 'report',
    note: '检查和检验',
    keywords: ['报告', '化验单', '检查', '检验', '结果'],
  }),
  mini({
    key: 'report-scan',
    name: '扫码查报告',
    icon: 'scan',
    link: '/pages/hospital/report/index',
    note: '扫取单凭条',
    keywords: ['报告', '扫一扫', '条码', '化验单'],
    scan: true,
  }),
  mini({
    key: 'queue',
    name: '排队候诊',
    icon: 'queue',
    note: '前面还有几位',
    keywords: ['排队', '叫号', '候诊', '取号', '签到'],
  }),
  mini({
    key: 'prenatal-screening',
    name: '产前筛查',
    icon: 'screening',
    note: '预约和结果',
    keywords: ['产检', '唐筛', '怀孕', '孕妇', '产前'],
  }),
  mini({
    key: 'medical-record',
    name: '电子病历',
    icon: 'record',
    note: '近 3 年',
    keywords: ['病历', '病史', '就诊记录', '诊断'],
  }),
];

const INPATIENT_AND_CARDS = [
  mini({
    key: 'inpatient-deposit',
    name: '住院押金',
    icon: 'deposit',
    note: '可替家人交',
    keywords: ['住院', '押金', '预交金', '交钱', '缴费'],
  }),
  mini({
    key: 'discharge-settlement',
    name: '出院结算',
    icon: 'discharge',
    status: 'paused',
    reasonText: '系统升级中，请到一楼结算窗口办理',
    phone: '0571-8888-0102',
    keywords: ['出院', '住院', '结账', '结算', '发票'],
  }),
  mini({
    key: 'insurance-card',
    name: '医保卡',
    icon: 'insurance',
    note: '绑定和扫码',
    keywords: ['医保', '社保', '电子凭证', '钱包'],
  }),
  mini({
    key: 'prepaid-card',
    name: '预付卡',
    icon: 'prepaid',
    note: '余额和明细',
    keywords: ['预付', '充值', '余额', '就诊卡', '钱包'],
  }),
  mini({
    key: 'wechat-pay',
    name: '微信付款',
    icon: 'wechat',
    note: '出示付款码',
    keywords: ['微信', '支付', '付款', '缴费', '钱包'],
  }),
  web({
    key: 'alipay',
    name: '支付宝付款',
    icon: 'alipay',
    note: '在手机浏览器里付',
    keywords: ['支付宝', '支付', '付款', '缴费', '钱包'],
  }),
];

const GUIDE = [
  mini({
    key: 'guidance',
    name: '电子导诊',
    icon: 'guidance',
    note: '不知道挂什么科',
    keywords: ['导诊', '挂什么科', '症状', '智能导诊'],
  }),
  web({
    key: 'departments',
    name: '科室介绍',
    icon: 'department',
    note: '32 个科室',
    keywords: ['科室', '门诊', '病区', '专科'],
  }),
  web({
    key: 'doctors',
    name: '医生介绍',
    icon: 'doctor',
    note: '简介和出诊时间',
    keywords: ['医生', '大夫', '专家', '出诊', '坐诊'],
  }),
  web({
    key: 'floors',
    name: '楼层分布',
    icon: 'floors',
    note: '从门口怎么走',
    keywords: ['楼层', '地图', '几楼', '位置', '怎么走'],
  }),
];

function screen(facts: Facts & Pick<Service, 'link'>): Service {
  return { ...mini(facts), linkType: 'route' };
}

const KNOWLEDGE = [
  screen({
    key: 'skin-library',
    name: '皮肤知识',
    icon: 'skin',
    link: '/skin-library',
    note: '文章和自测',
    keywords: ['皮肤', '湿疹', '痤疮', '自测', '知识'],
  }),
  screen({
    key: 'research',
    name: '科研招募',
    icon: 'study',
    link: '/keyan',
    note: '自愿参加',
    keywords: ['科研', '研究', '招募', '志愿者', '试验'],
  }),
];

/** The entrances by their groups. The services themselves belong to the hospital. Source: spec §1. */
export const GROUPS: ReadonlyArray<{ name: string; items: readonly Service[] }> = [
  { name: '门诊和孕产', items: OUTPATIENT },
  { name: '住院和卡', items: INPATIENT_AND_CARDS },
  { name: '到院指引', items: GUIDE },
  { name: '知识和研究', items: KNOWLEDGE },
];

/** What most people come for. */
export const COMMON: readonly string[] = ['appointment', 'outpatient-payment', 'report', 'queue'];
