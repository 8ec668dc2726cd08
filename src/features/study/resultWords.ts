import type { Judgement } from './judge';

/** What a person reads about his answers: about this study only, nothing about his health, and no advice. */
export function resultWords(verdict: Judgement['verdict']): { title: string; text: string } {
  switch (verdict) {
    case 'fits':
      return {
        title: '您可能符合条件',
        text: '下一步看知情同意书。想好了再签名，也可以和家人商量几天。签名后研究护士会打电话核对。',
      };
    case 'asks':
      return {
        title: '有一项要在电话里核对',
        text: '其他条件符合。可以先看知情同意书，想好了再签名，研究护士会打电话问清楚。',
      };
    default:
      return {
        title: '这项研究现在不合适您参加',
        text: '这只和研究的条件有关，和您的健康、就诊没有关系。您的答案没有离开这台手机。谢谢您愿意帮忙。',
      };
  }
}
