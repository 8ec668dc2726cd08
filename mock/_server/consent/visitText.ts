import { REFUND_SPAN } from '../payment/limits';
import { startOfDay } from '../state';
import { registerText } from './texts';
import { bullets, joined, PROVIDER, paragraph, type TextPage, table } from './writing';

type Sections = Required<TextPage>['sections'];

const before: Sections = [
  {
    key: 'book',
    title: '怎么预约',
    blocks: [
      paragraph('选好项目、地址和时间，付款后就约好了。能约明天起 14 天内的时间。'),
      paragraph('您头一次预约，护士会先打电话问清情况，大约 5 分钟。'),
    ],
  },
  {
    key: 'prepare',
    title: '护士来之前',
    blocks: [
      bullets('一张能坐或躺的床', '一盏亮的灯', '一块干净的毛巾'),
      paragraph('有医嘱、出院小结或正在用的药，请放在手边，方便护士核对。'),
    ],
  },
  {
    key: 'arrive',
    title: '护士到了',
    blocks: [
      paragraph('请先看工作证，姓名和照片要和订单里的一样。对不上，请不要开门，打电话给我们。'),
      paragraph('护士做每一步都会先讲给您听。您不愿意，随时可以停下。'),
      { type: 'image', src: '/api/__mock/art/banner-homecare.webp', alt: '护士在门口，示意图' },
    ],
  },
];

const after: Sections = [
  {
    key: 'money',
    title: '费用和退款',
    blocks: [
      paragraph('价格以付款页为准，包含上门和一次性用品，不另收红包和小费。'),
      paragraph(`退款原路退回，一般 ${REFUND_SPAN}到账；全退时，积分和优惠券也一起退。`),
    ],
  },
  {
    key: 'emergency',
    title: '这些情况请打 120',
    blocks: [
      paragraph('胸口痛、呼吸费力、说不清话、出血止不住，请立即打 120，不要等上门。'),
      { type: 'link', text: '打 120', href: 'tel:120' },
    ],
  },
];

const change = (late: string): Sections[number] => ({
  key: 'change',
  title: '改期和取消',
  blocks: [
    paragraph('按离约好的时间还有多久来算：'),
    table(
      ['什么时候', '改期', '取消', '退多少'],
      ['提前 24 小时以上', '可以，2 次', '可以', '全退'],
      ['2 到 24 小时', '可以，1 次', '可以', '退 80%'],
      ['不到 2 小时', '请打电话', '请打电话', late],
    ),
  ],
});

const CHANGES = [
  { version: '2.1', at: startOfDay('2026-11-10'), text: '不到 2 小时取消，改为退 50%' },
  { version: '2.0', at: startOfDay('2026-06-01'), text: '首次发布' },
];

registerText('visit', (version = '2.1') => {
  const wording = CHANGES.find((each) => each.version === version);
  if (!wording) return undefined;
  const sections = [...before, change(version === '2.1' ? '退 50%' : '不退'), ...after];
  return {
    title: '上门护理说明',
    version,
    updatedAt: wording.at,
    blocks: joined(sections),
    sections,
    changes: CHANGES,
    latestVersion: '2.1',
    organiser: PROVIDER,
  };
});
