import type { Block } from '../../../src/shared/lib/schema';
import { startOfDay } from '../state';
import { bullets, heading, PROVIDER, paragraph, table } from './writing';

export type ConsentKind = 'vip' | 'trial' | 'activate' | 'keyan' | 'pay' | 'family' | 'health';

export interface ConsentWording {
  title: string;
  version: string;
  updatedAt: number;
  points: string[];
  blocks: Block[];
  refundText: string;
  waitSeconds: number;
  /** The whole text has to be read to its end. */
  requireScroll?: true;
  /** What the member is told before he takes the consent back. */
  effect: string;
}

const CONTACT = paragraph(`服务由${PROVIDER.name}提供，咨询与投诉电话 ${PROVIDER.phone}，每天 8:00–20:00。`);

export const CONSENT_WORDINGS: Record<ConsentKind, ConsentWording> = {
  vip: {
    title: '开通会员须知',
    version: 'vip-2026.10',
    updatedAt: startOfDay('2026-10-08'),
    points: [
      '会员卡按天计算有效期，付款前会写明到期日。',
      '续费从原到期日接着算，不会缩短您已有的天数。',
      '到期不自动续费，到期前 7 天给您发提醒。',
      '7 天内没用过权益可全额退款，用过的按未用天数折算。',
      '未满 18 岁请由监护人办理。',
    ],
    blocks: [
      heading('一、您买到的是什么'),
      paragraph(
        '金杏会员卡是一张记名的服务卡，有效期内可使用会员卡页面列出的各项权益。权益次数用完后，下个周期自动恢复。',
      ),
      heading('二、有效期怎么算'),
      bullets(
        '从未开通或已到期：从开通当天算起，当天不计入天数。',
        '仍在有效期内：在原到期日后面接着加。',
        '体验卡和付费卡的天数相加，先后顺序不影响总天数。',
      ),
      heading('三、退款'),
      table(
        ['情形', '退多少'],
        ['付款 7 天内，没有用过权益', '全额'],
        ['其他情形', '按未用天数折算，精确到分'],
        ['因健康变化不能继续使用', '按未用天数折算，请先联系客服'],
      ),
      heading('四、个人信息'),
      paragraph('办理会员卡会用到您的手机号和订单记录，只用于开卡、提醒和售后，不提供给广告方。'),
      CONTACT,
    ],
    refundText: '7 天内没用过权益可全额退款；到期不自动续费。',
    waitSeconds: 5,
    effect: '撤回后，再次购买会员卡前需要重新阅读并同意；已经开通的会员卡照常使用。',
  },
  trial: {
    title: '体验卡须知',
    version: 'trial-2026.09',
    updatedAt: startOfDay('2026-09-01'),
    points: [
      '每人可体验一次，体验期 7 天。',
      '从您预约的那天起可以激活，付款后 30 天内有效。',
      '激活前可随时全额退款，激活后按未用天数折算。',
      '体验结束不自动转为付费会员，也不扣费。',
      '体验期内买付费卡，剩余的体验天数全部保留。',
    ],
    blocks: [
      heading('一、谁可以体验'),
      paragraph('从未开通过会员卡、也没有体验过的用户。一个账号一次。'),
      heading('二、怎样使用'),
      bullets(
        '选一天，付款后状态为“待激活”。',
        '到了预约的日子，在会员卡页面或激活页面点“激活”。',
        '30 天内没有激活，订单失效，费用原路退回。',
      ),
      heading('三、天数怎样叠加'),
      paragraph('体验卡和付费卡天数相加。例如体验 7 天加年卡 365 天，共 372 天。'),
      CONTACT,
    ],
    refundText: '激活前可全额退款；体验结束不自动续费。',
    waitSeconds: 5,
    effect: '撤回后，再次预约体验前需要重新阅读并同意；已付款的体验卡照常使用。',
  },
  activate: {
    title: '激活会员须知',
    version: 'activate-2026.08',
    updatedAt: startOfDay('2026-08-15'),
    points: [
      '激活后会员权益归当前登录的账号，不能再转给别人。',
      '激活码只能用一次，激活前会显示新的到期日。',
      '您已有会员时，天数在原到期日后面接着加。',
      '连续输错 5 次，锁定 10 分钟。',
    ],
    blocks: [
      heading('一、激活前请核对'),
      bullets('登录的账号是您自己的。', '卡名称和天数与您拿到的卡一致。', '新的到期日已经在页面上写明。'),
      heading('二、卡的来源'),
      paragraph('激活码由发卡方赠送或销售。卡片的退换请联系发卡方；激活后的服务问题请联系我们。'),
      CONTACT,
    ],
    refundText: '激活后不能退回激活码；服务有问题可随时联系我们。',
    waitSeconds: 5,
    effect: '撤回后，再次激活前需要重新阅读并同意；已经激活的会员照常使用。',
  },
  keyan: {
    title: '科研健康信息使用说明',
    version: 'keyan-2026.11',
    updatedAt: startOfDay('2026-11-01'),
    points: [
      '研究要用到您填写的健康信息，这是敏感个人信息，需要您单独同意。',
      '只用您回答的问题和电话里说的情况，只给这项研究用，不给商家。',
      '同意以前，答案只在这台手机上；提交报名时才交给研究团队。',
      '不同意就不参加，您的就诊、会员和积分都不受影响。',
      '随时可以撤回。未满 18 周岁须由监护人一同签署。',
    ],
    blocks: [
      heading('一、用到什么'),
      bullets('您回答的筛选问题。', '参加研究时填的问卷、电话里说的情况。', '姓名和手机号，用来和您约时间。'),
      heading('二、谁能看到'),
      paragraph('研究团队和伦理委员会。记录用编号代替姓名，公开结果时不出现姓名和电话。'),
      heading('三、保存多久'),
      paragraph('资料保存到研究结束后 5 年，之后删除或去除身份信息。'),
      heading('四、您的权利'),
      bullets('查看、更正、复制您的资料。', '撤回同意并要求删除。', '向伦理委员会投诉，电话 400-000-0001。'),
      CONTACT,
    ],
    refundText: '参加研究不收费，也不会向您推销任何产品。',
    waitSeconds: 5,
    requireScroll: true,
    effect: '撤回后，研究团队不再使用您的资料，您会退出正在参加的研究。',
  },
  pay: {
    title: '付款须知',
    version: 'pay-2026.06',
    updatedAt: startOfDay('2026-06-01'),
    points: [
      '付款金额以订单页为准，付款前请核对。',
      '付款由微信等支付机构处理，我们不保存您的银行卡信息。',
      '扣款后结果需要几秒到几分钟确认，请不要重复付款。',
      '未付款的订单 15 分钟后自动取消，占用的积分和优惠券退回。',
    ],
    blocks: [
      heading('一、付款与确认'),
      paragraph('支付机构扣款成功后会通知我们。通知到达前，订单显示“支付结果确认中”，您可以离开页面。'),
      heading('二、退款去向'),
      paragraph('退款退回原付款账户，一般 1 到 3 个工作日到账，以支付机构为准。'),
      CONTACT,
    ],
    refundText: '退款按原路返回，一般 1 到 3 个工作日到账。',
    waitSeconds: 5,
    effect: '撤回后，下一次付款前需要重新阅读并同意。',
  },
  family: {
    title: '家人信息使用说明',
    version: 'family-2026.11',
    updatedAt: startOfDay('2026-11-01'),
    points: [
      '添加前，请把这份说明告诉家人，并得到家人本人的同意。',
      '只用到家人的姓名和与您的关系，用来在核销码上写明给谁使用。',
      '页面和核销码上的姓名都隐去一部分，不提供给广告方。',
      '家人可以随时请您移除，移除后姓名和关系立即删除。',
      '未满 14 周岁的孩子，由监护人同意。',
    ],
    blocks: [
      heading('一、用到什么'),
      bullets('家人的姓名。', '家人与您的关系。'),
      heading('二、用在哪里'),
      paragraph('您为家人生成核销码时，门店的工作人员会看到隐去一部分的姓名和关系。使用记录里也这样写。'),
      heading('三、保存多久'),
      paragraph('到您移除这位家人、撤回同意或注销账号时为止。使用记录里隐去的姓名随使用记录保存。'),
      CONTACT,
    ],
    refundText: '添加家人不收费。',
    waitSeconds: 0,
    effect: '撤回后，这位家人会从您的名单里移除，还没用的次数退回给您。',
  },
  health: {
    title: '健康信息处理说明',
    version: 'health-2026.11',
    updatedAt: startOfDay('2026-11-01'),
    points: [
      '护理服务要用到健康信息，这是敏感个人信息，需要您单独同意。',
      '只用到您填写的情况、出示的病历和医嘱，以及护理记录。',
      '由上门的护士和护理主管查看，不用于推销，不提供给广告方。',
      '给家人报名时，请先得到家人或监护人的同意。',
      '不同意也可以看活动和领福利，只是不能报名护理服务。',
    ],
    blocks: [
      heading('一、用到什么'),
      bullets('您在报名时写的备注。', '上门时出示的病历、医嘱。', '护士写的护理记录。'),
      heading('二、谁能看到'),
      paragraph('上门的护士和护理主管。您本人可以随时查看护理记录。'),
      heading('三、保存多久'),
      paragraph('护理记录按规定保存，其他内容在服务结束 6 个月后删除。'),
      heading('四、您的权利'),
      bullets('查看、更正、复制。', '随时撤回同意，撤回前已完成的服务不受影响。'),
      CONTACT,
    ],
    refundText: '同意这份说明不收费，随时可以撤回。',
    waitSeconds: 5,
    effect: '撤回后，不再使用您的健康信息；还没有进行的护理服务请先取消报名。',
  },
};
