import { createHash } from 'node:crypto';
import type { StudyConsent } from '../../../src/features/study/contract';
import { bullets, paragraph, table } from '../consent/writing';
import { startOfDay } from '../state';
import type { Plan } from './types';

/** What tells the wordings of two studies apart. */
interface Particulars {
  subject: string;
  purpose: string;
  who: string;
  visits: string[][];
  /** What one may find unpleasant. */
  burden: string;
  pay: string;
  /** For people under age. */
  guardian?: string;
}

/** The whole consent of a study in its nine parts. */
export function writeSections({ subject, purpose, who, visits, burden, pay, guardian }: Particulars) {
  return [
    {
      key: 'invite',
      title: '一、邀请您参加',
      blocks: [paragraph(`我们邀请您参加${subject}。请慢慢看，有不明白的地方，先问清楚再决定。`)],
    },
    { key: 'purpose', title: '二、为什么做', blocks: [paragraph(purpose), paragraph(who)] },
    {
      key: 'visits',
      title: '三、要做什么',
      blocks: [table(['时间', '做什么', '多久'], ...visits), paragraph('都在家里完成，不抽血，不用药，不做检查。')],
    },
    {
      key: 'burden',
      title: '四、不便和风险',
      blocks: [paragraph(burden), paragraph('不想回答的问题可以跳过，不影响您继续参加。')],
    },
    {
      key: 'pay',
      title: '五、补偿和费用',
      blocks: [paragraph(pay), paragraph('参加研究不收费，也不会向您推销任何产品。')],
    },
    {
      key: 'data',
      title: '六、怎样保护您的资料',
      blocks: [
        bullets(
          '记录用编号代替姓名，姓名和电话另外锁起来。',
          '只有本研究的人员和伦理委员会可以查看。',
          '资料保存到研究结束后 5 年，之后销毁。',
          '公开结果时不出现您的姓名和电话。',
        ),
      ],
    },
    {
      key: 'free',
      title: '七、自愿参加，随时退出',
      blocks: [
        paragraph('参加是自愿的。您可以不参加，也可以随时退出，不用说原因，不影响您的就诊、会员和积分。'),
        paragraph('退出后不再联系您，不再收集新的资料。退出前的资料仍用编号保存；您要求删除的，我们删除。'),
        ...(guardian === undefined ? [] : [paragraph(guardian)]),
      ],
    },
    {
      key: 'contact',
      title: '八、有疑问找谁',
      blocks: [
        bullets(
          '研究护士：400-000-0000，工作日 9:00–17:00。',
          '伦理委员会办公室：400-000-0001，工作日 9:00–16:30，和研究团队分开。',
        ),
      ],
    },
    {
      key: 'sign',
      title: '九、同意',
      blocks: [paragraph('我看完了全文，有疑问的地方已经问清楚，知道可以随时退出。我自愿参加这项研究。')],
    },
  ];
}

/** A wording with what only its papers say. */
export function wordingOf(version: string, approved: string, particulars: Particulars): Plan['consent'] {
  return {
    version,
    title: '知情同意书',
    approvedAt: startOfDay(approved),
    pages: 9,
    minutes: 8,
    sections: writeSections(particulars),
  };
}

/** Sixteen digits that change with every letter of the wording. */
export function hashOf({ version, title, sections }: Omit<StudyConsent, 'hash'>): string {
  return createHash('sha256')
    .update(JSON.stringify([version, title, sections]))
    .digest('hex')
    .slice(0, 16);
}
