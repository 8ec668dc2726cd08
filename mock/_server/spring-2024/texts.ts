import { needCampaign, periodOf, phaseOf } from '../campaign/registry';
import { registerText, registerVersion } from '../consent/texts';
import { bullets, heading, PROVIDER, paragraph, table } from '../consent/writing';
import { inDays } from '../spans';
import { dayOf, serverNow, startOfDay } from '../state';
import { CLAIM_MS, POSTCARDS, SPRING } from './seed';

function isOver(): boolean {
  return phaseOf(needCampaign(SPRING.code), serverNow()) >= 2;
}

function describeTime(): string {
  const { startAt, endAt } = periodOf(needCampaign(SPRING.code), serverNow());
  const days = `${dayOf(startAt)} 至 ${dayOf(endAt - 1)}`;
  return isOver() ? `${days}，活动已结束，规则只供查看。` : `${days}。`;
}

/** What became of the prizes; while it can be joined, how one gets them. */
function prizeBlocks() {
  if (!isOver())
    return [
      heading('三、奖品'),
      bullets(
        `${POSTCARDS.name}（6 张），每人一套，之前领过的不再领。`,
        '当天签到，并且写的信审核通过，就可以在活动页领取，不用抽。',
      ),
      heading('四、领取'),
      bullets('填写地址后邮寄，运费 ¥0.00。', `领到后 ${inDays(CLAIM_MS)}内填写地址，逾期未填视为放弃。`),
    ];
  return [
    heading('三、奖品和概率'),
    table(['奖品', '数量', '概率'], ['压花明信片一套（6 张）', '500 套', '写信的 902 人里抽 500 人，约 55.4%']),
    paragraph('2024-06-05 从写过信的人里抽出，每人最多一套，名单公布在“获奖名单”。'),
    heading('四、领取'),
    bullets(
      '填写地址后邮寄，运费 ¥0.00。',
      '原定 2024-07-05 24:00 前领取；收到补印通知的，按奖品上写的时间领取。',
      '逾期未领视为放弃。',
    ),
  ];
}

/** The wording of June 2024 says what became of the prizes; one that is opened again has another from that day on. */
function wordingNow() {
  if (isOver()) return { version: '2024.06', updatedAt: startOfDay('2024-06-05') };
  const now = serverNow();
  const updatedAt = Math.min(periodOf(needCampaign(SPRING.code), now).startAt, startOfDay(dayOf(now)));
  return { version: dayOf(updatedAt).slice(0, 7).replace('-', '.'), updatedAt };
}

/** Newest first. */
function changesOf(version: string): string[] {
  const first = '2024-03：首次发布。';
  if (isOver()) return ['2024-06：公布抽取结果和领取期限。', first];
  return [`${version.replace('.', '-')}：再次开放，奖品做完小事就能领。`, '2024-06：公布上次的结果和领取期限。', first];
}

function writeRules() {
  const { version, updatedAt } = wordingNow();
  return {
    title: '2024 春季活动规则',
    version,
    updatedAt,
    blocks: [
      heading('一、时间'),
      paragraph(describeTime()),
      heading('二、怎样参加'),
      bullets(
        '注册用户在活动期间签到，或者给家人写信，就算参加。',
        `每人可以写多封信，${isOver() ? '抽取时' : ''}只算一次。`,
      ),
      ...prizeBlocks(),
      heading('五、信和个人信息'),
      paragraph('公开的信隐去姓名，写信人可以联系客服撤下。地址只用于邮寄，寄到 6 个月后删除。'),
      heading('六、修改记录'),
      bullets(...changesOf(version)),
      paragraph(`主办方：${PROVIDER.name}。咨询电话 ${PROVIDER.phone}，每天 8:00–20:00。`),
    ],
  };
}

registerText('spring-2024-rules', (asked) => {
  const rules = writeRules();
  return asked === undefined || asked === rules.version ? rules : undefined;
});

const SURNAMES = [...'陈王林周吴郑赵黎欧许何沈韩杨朱秦尤张孔曹严华金魏陶姜戚谢邹喻'];
const ROWS = 50;
const PER_ROW = 10;

function winnerAt(place: number): string {
  return `${SURNAMES[(place * place * 7 + place * 3) % SURNAMES.length] ?? '林'}${place % 3 === 0 ? '*' : '**'}`;
}

registerVersion('spring-2024-winners', '2024.06', () => ({
  title: '获奖名单',
  updatedAt: startOfDay('2024-06-05'),
  blocks: [
    paragraph('压花明信片一套，500 人。姓名按顺序公布，已隐去名字；想核对是不是您，请登录后看“我的参与”。'),
    table(
      ['序号', '获奖人'],
      ...Array.from({ length: ROWS }, (_, row) => {
        const first = row * PER_ROW;
        const names = Array.from({ length: PER_ROW }, (__, place) => winnerAt(first + place));
        return [`${first + 1}–${first + PER_ROW}`, names.join(' ')];
      }),
    ),
  ],
}));
