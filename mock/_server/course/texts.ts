import { LOCK_RULE } from '../codes/tries';
import { registerText } from '../consent/texts';
import { bullets, heading, PROVIDER, paragraph } from '../consent/writing';
import { startOfDay } from '../state';

const VERSION = '2026.11';

registerText('course', (version) =>
  version !== undefined && version !== VERSION
    ? undefined
    : {
        title: '课程兑换规则',
        version: VERSION,
        updatedAt: startOfDay('2026-11-01'),
        blocks: [
          heading('一、怎样得到课程'),
          bullets(
            '用积分兑换，扣多少以确认时看到的为准。',
            '用线下活动发的兑换码，每个码用 1 次。同一场活动的兑换码，每人用 1 个。',
            '用会员权益，每月可领 1 门，不扣积分，当月没领的不累计。',
            '标着“金杏会员”的课，会员卡有效期内不用换，直接学。',
          ),
          heading('二、学习期限'),
          paragraph('从得到课程那天起算，天数写在课程页。到期后学习记录还在，续期后接着学。'),
          heading('三、兑换码'),
          paragraph(`大小写和空格都能认。${LOCK_RULE}。`),
          heading('四、退换'),
          paragraph('课程是电子商品，得到后不能退换。打不开或内容有误，请联系客服。'),
          heading('五、说明'),
          paragraph('课程讲日常照看的方法，不能代替医生诊断和治疗。急症请打 120。'),
          paragraph(`课程由${PROVIDER.name}提供，${PROVIDER.phone}。`),
        ],
      },
);
