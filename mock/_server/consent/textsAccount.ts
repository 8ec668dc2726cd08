import { FULL_REFUND_MS, REVIEW_TEXT } from '../membership/limits';
import { REFUND_SPAN } from '../payment/limits';
import { inDays } from '../spans';
import { startOfDay } from '../state';
import { COOLING_MS } from './limits';
import { bullets, heading, PROVIDER, paragraph, type TextPage, table } from './writing';

const CONTACT = paragraph(`联系我们：${PROVIDER.name}，电话 ${PROVIDER.phone}，每天 8:00–20:00。`);

export const ACCOUNT_TEXTS: Record<string, TextPage> = {
  user: {
    title: '用户协议',
    version: '2026.11',
    updatedAt: startOfDay('2026-11-01'),
    blocks: [
      heading('一、账号'),
      bullets('用微信登录，一人一个账号。', '请不要把账号借给别人；发现别人在用，请马上联系客服。'),
      heading('二、您可以做什么'),
      paragraph(
        '看商品、课程和护理知识，签到得积分，用积分换商品，报名护理服务，办理会员卡。会员卡另有《会员服务协议》。',
      ),
      heading('三、积分和卡券'),
      paragraph('积分和卡券不是钱，不能提现、转卖。怎么得、怎么用、什么时候到期，写在积分规则和每张券的使用规则里。'),
      heading('四、请不要这样做'),
      bullets('用程序刷积分、刷抽奖。', '发布虚假、辱骂、透露他人隐私的内容。', '转卖商品、卡券和权益。'),
      paragraph('有这些情况时，我们会先告诉您原因，再暂停相关功能。有不同意见，可以联系客服核实。'),
      heading('五、护理和健康'),
      paragraph('护理知识、课程和自测供日常照看参考，不能代替医生诊断和治疗。急症请打 120。'),
      heading('六、发票'),
      paragraph('付过钱的订单可以开电子发票，金额按实付。请在订单里联系客服，告诉我们抬头。积分抵用的部分不开发票。'),
      heading('七、协议有变化'),
      paragraph('改动会在消息里提前 7 天告诉您。不同意的，可以注销账号。'),
      CONTACT,
    ],
  },
  vip: {
    title: '会员服务协议',
    version: '2026.10',
    updatedAt: startOfDay('2026-10-08'),
    blocks: [
      heading('一、服务内容'),
      paragraph('会员卡页面列出的权益、次数和使用条件构成本协议的服务内容。服务由持证护理人员提供。'),
      heading('二、有效期与续费'),
      bullets('有效期按天计算，付款前写明到期日。', '续费从原到期日接着算。', '到期不自动续费。'),
      heading('三、转让与补办'),
      paragraph('记名会员卡丢失不影响使用，权益跟随账号。需要转给家人时，请联系客服办理。'),
      heading('四、变更'),
      paragraph('减少权益须提前 30 天通知，您可以选择按未用天数退款。'),
      heading('五、未成年人'),
      paragraph('未满 18 周岁请由监护人办理；未经同意的购买可以申请退款。'),
      CONTACT,
    ],
  },
  refund: {
    title: '退款说明',
    version: '2026.10',
    updatedAt: startOfDay('2026-10-08'),
    blocks: [
      heading('能退多少'),
      table(
        ['情形', '金额'],
        [`付款 ${inDays(FULL_REFUND_MS)}内，没有用过权益`, '全额'],
        ['其他情形', '实付金额 × 未用天数 ÷ 总天数，不足一分的部分舍去'],
        ['体验卡，还没激活', '全额'],
        ['激活码激活', '请联系发卡方'],
      ),
      heading('怎样申请'),
      paragraph('打开会员订单详情，点“申请退款”。确认前会写明退多少钱、减多少天。'),
      heading('多久到账'),
      paragraph(`${REVIEW_TEXT}，退回原付款账户，一般 ${REFUND_SPAN}到账。`),
      CONTACT,
    ],
  },
  privacy: {
    title: '隐私政策',
    version: '2026.07',
    updatedAt: startOfDay('2026-07-01'),
    blocks: [
      heading('一、我们收集什么'),
      table(
        ['信息', '用在哪里', '保存多久'],
        ['手机号', '登录、提醒、售后', `申请注销 ${inDays(COOLING_MS)}后删除`],
        ['微信昵称和头像', '评论、小队和名单里显示，昵称隐去一部分', `申请注销 ${inDays(COOLING_MS)}后删除`],
        ['收货人、手机号和地址', '寄送商品和奖品', '您删除时'],
        ['家人的姓名和关系', '您添加后，在核销码上写明给谁使用', '您移除家人时'],
        ['订单与积分记录', '履行订单、对账', '交易完成后 3 年'],
        ['位置', '您点“按距离排序”以后，只用来给门店排序', '不保存'],
        ['照片', '售后的凭证，上传前去掉拍摄地点等信息', '售后结束后 6 个月'],
        ['打开速度', '少数访问随机记下页面用了多久，不含姓名、手机号和健康内容', '6 个月'],
        ['出错报告', '页面出错时找原因，不含姓名、手机号和健康内容', '6 个月'],
        ['健康相关内容', '仅在您单独同意后，用于对应的服务', '撤回同意时'],
      ),
      heading('二、我们不收集什么'),
      paragraph('不收集身份证号，不保存银行卡信息，不把您的信息提供给广告方。'),
      heading('三、与谁共享'),
      bullets('支付机构：完成付款。', '快递公司：寄送商品。', '提供服务的护理站：安排上门。'),
      heading('四、您的权利'),
      bullets('查看、更正、复制和删除您的信息。', '撤回您给过的每一项同意。', '注销账号。'),
      heading('五、儿童'),
      paragraph('未满 14 周岁儿童的信息须经监护人单独同意。'),
      CONTACT,
    ],
  },
  close: {
    title: '注销说明',
    version: '2026.07',
    updatedAt: startOfDay('2026-07-01'),
    blocks: [
      heading('注销前请处理'),
      bullets('先处理完进行中的订单和退款。', '未用完的积分、卡券和权益会一并清零。', '会员卡可先申请按未用天数退款。'),
      heading('注销之后'),
      paragraph(
        `申请后 ${inDays(COOLING_MS)}内，登录后在“注销账号”点“取消注销”就能取消。${inDays(COOLING_MS)}后账号和个人信息被删除，法律要求保留的交易记录除外。`,
      ),
      CONTACT,
    ],
  },
};
