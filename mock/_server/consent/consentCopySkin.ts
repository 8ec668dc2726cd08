import { startOfDay } from '../state';
import { bullets, CONTACT_LINE, type ConsentWording, heading, paragraph } from './writing';

/** What keeping a self-assessment in the account means; each in a wording of its own. */
export const SKIN_WORDINGS: Record<'skin' | 'skinChild', ConsentWording> = {
  skin: {
    title: '皮肤自测保存说明',
    version: 'skin-2026.11',
    updatedAt: startOfDay('2026-11-01'),
    points: [
      '自测的回答和结果是健康信息，属于敏感个人信息，需要您单独同意。',
      '不同意也能做自测、看结果，只是结果不存到账号里。',
      '只保存您点了“存到我的账号”的那几次：每题的回答、结果和时间。',
      '只有您登录后看得到，不用于推销，不提供给广告方和其他会员。',
      '您可以随时一条条删除，或全部删除，也可以撤回同意。',
    ],
    blocks: [
      heading('一、为什么要保存'),
      paragraph('换了手机也能看到以前的结果；看医生时可以给医生看。'),
      heading('二、保存什么、多久'),
      bullets(
        '自测的名称、每题的回答、结果和完成的时间。',
        '保存到您删除、撤回同意或注销账号为止，最多 2 年，到期自动删除。',
      ),
      heading('三、您的权利'),
      bullets(
        '查看和删除每一条。',
        '随时撤回同意，撤回后账号里的自测记录马上全部删除。',
        '对处理方式有疑问，可以打电话问我们。',
      ),
      paragraph('自测不能代替医生诊断。'),
      CONTACT_LINE,
    ],
    refundText: '保存自测不收费，也不影响您用其他功能。',
    waitSeconds: 5,
    effect: '撤回后，账号里保存的自测记录马上全部删除，不能恢复；这台手机上的结果还在。',
  },
  skinChild: {
    title: '儿童皮肤自测监护人同意书',
    version: 'skin-child-2026.11',
    updatedAt: startOfDay('2026-11-01'),
    points: [
      '这份同意书由不满 14 周岁孩子的监护人来看、来同意。',
      '孩子的健康信息是敏感个人信息，需要监护人单独同意。',
      '不同意也能做自测、看结果，只是结果不存到账号里。',
      '只保存每题的回答、结果和时间，不要孩子的姓名、照片和证件号。',
      '只有您登录后看得到，不用于推销，不提供给任何第三方。',
      '您可以随时删除、撤回同意。',
    ],
    blocks: [
      heading('一、为什么要保存'),
      paragraph('换了手机也能看到以前的结果；带孩子看医生时可以给医生看。'),
      heading('二、保存什么、多久'),
      bullets(
        '自测的名称、每题的回答、结果和完成的时间。',
        '保存到您删除、撤回同意或注销账号为止，最多 2 年，到期自动删除。',
      ),
      heading('三、怎样保护孩子的信息'),
      bullets(
        '单独存放，能看到的工作人员最少。',
        '不与其他信息合在一起分析，不做个性化推荐。',
        '发现问题会马上告诉您。',
      ),
      heading('四、监护人的权利'),
      bullets('查看和删除每一条。', '随时撤回同意，撤回后账号里的儿童自测记录马上全部删除。'),
      paragraph('自测不能代替医生诊断。'),
      CONTACT_LINE,
    ],
    refundText: '保存自测不收费，也不影响您用其他功能。',
    waitSeconds: 5,
    effect: '撤回后，账号里保存的儿童自测记录马上全部删除，不能恢复；这台手机上的结果还在。',
  },
};
