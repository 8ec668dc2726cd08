import { registerVersion } from '../consent/texts';
import { bullets, heading, PROVIDER, paragraph, table } from '../consent/writing';
import { PAY_WINDOW_MS } from '../payment/limits';
import { MOVED_UP_WINDOW_MS } from '../signup/limits';
import { inHours, inMinutes } from '../spans';
import { startOfDay } from '../state';
import { REFUND_UNTIL_MS } from './packages';

const CONTACT = paragraph(`主办方：${PROVIDER.name}。咨询电话 ${PROVIDER.phone}，每天 8:00–20:00。`);
const updatedAt = startOfDay('2026-11-01');

registerVersion('nursing-care-rules', '2026.11', () => ({
  title: '护理活动规则',
  updatedAt,
  blocks: [
    heading('一、谁可以参加'),
    bullets('登录后都可以报名，每人每个服务包报一次。', '可以给家人报名，未满 18 周岁的由监护人陪同。'),
    heading('二、怎样报名'),
    bullets(
      '选服务包和时间，填好信息，付款后名额为您保留。',
      `下单后 ${inMinutes(PAY_WINDOW_MS)}内付款，超时名额放给下一位。`,
      `约满后可以候补，有人取消时按先后补上，补上后请在 ${inHours(MOVED_UP_WINDOW_MS)}内付款。`,
    ),
    heading('三、取消和退款'),
    table(
      ['什么时候取消', '退多少'],
      ['付款前', '没有扣款，名额放出'],
      [`上门 ${inHours(REFUND_UNTIL_MS)}以前`, '实付金额原路退回'],
      [`上门前 ${inHours(REFUND_UNTIL_MS)}内`, '请打电话，按《上门护理说明》退'],
    ),
    heading('四、服务和安全'),
    bullets('护士进门先出示工牌和执业信息。', '服务不代替诊疗，急症请打 120。'),
    heading('五、抽奖和福利'),
    paragraph('抽奖的奖品、数量和概率写在抽奖页；福利的数量和期限写在福利页。'),
    CONTACT,
  ],
}));

registerVersion('nursing-care-terms', '2026.11', () => ({
  title: '护理活动服务协议',
  updatedAt,
  blocks: [
    heading('一、服务内容'),
    paragraph('护士按服务包写明的内容上门服务，物料由护士携带。超出服务包的内容，由您和护士商量后另行预约。'),
    heading('二、您需要做的'),
    bullets('如实告诉护士健康情况，换药请出示近期的病历或医嘱。', '服务时有一位成年人在场。'),
    heading('三、不能服务的情况'),
    bullets('需要急救或住院治疗的。', '没有医嘱的侵入性操作。'),
    paragraph('护士到场后判断不适合在家做的，不收费，已付的款原路退回。'),
    CONTACT,
  ],
}));
