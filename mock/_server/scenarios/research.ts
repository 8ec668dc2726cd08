import { addScenarios } from './registry';
import type { Deed, Scenario } from './types';

// What a research study can be in, and an application to it.

const TURNING = 'KY2603';

const study = (
  state: string,
  title: string,
  studyId: string,
  shows: string,
  more: Partial<Scenario> = {},
): Scenario => ({
  name: `keyan/${state}`,
  title: `科研招募：${title}`,
  who: 'newcomer',
  at: `/keyan?studyId=${studyId}`,
  shows,
  ...more,
});

/** Fits: the first option of every question. */
const ANSWERS = ['age', 'city', 'care', 'stay', 'phone', 'other'].map((key) => ({ key, value: `${key}1` }));

/** The newcomer has applied to the study about turning, as `{applyId}`. */
const APPLIED: readonly Deed[] = [
  { call: 'GET /api/miniapp/consent/get', with: { type: 'keyan' }, keep: { version: ['version'] } },
  {
    call: 'POST /api/miniapp/consent/accept',
    with: { type: 'keyan', version: '{version}' },
    keep: { consentId: ['consentId'] },
  },
  {
    call: 'GET /api/miniapp/study/detail',
    with: { studyId: TURNING },
    keep: { wording: ['consent', 'version'], hash: ['consent', 'hash'] },
  },
  { call: 'POST /api/miniapp/study/prescreen', with: { studyId: TURNING, answers: ANSWERS } },
  {
    call: 'POST /api/miniapp/study/apply',
    with: {
      studyId: TURNING,
      consentId: '{consentId}',
      consentVersion: '{wording}',
      consentHash: '{hash}',
      name: '周小满',
      mobile: '13600007788',
    },
    keep: { applyId: ['applyId'] },
  },
];

/** What is tapped in the questions for a result. */
const answering = (age: string) => ['先看是否合适', age, '是', '1 个月以上', '家里', '是', '没有', '看结果'];

addScenarios([
  study('full', '招满了，可以候补', TURNING, '先看是否合适，再候补', {
    deeds: [{ call: 'study', with: { studyId: TURNING, deed: 'fill' } }],
  }),
  study('paused', '暂停招募', 'KY2604', '暂停招募，恢复后可以报名'),
  study('closed', '招募结束', 'KY2511', 'button:招募已经结束'),
  study('waiting', '我在候补', 'KY2602', '有人退出时按先后补上，补上了给您打电话。', { who: 'elder' }),
  study('reviewing', '我的在审核', TURNING, '研究护士会在 3 个工作日内给您打电话，号码是 400-000-0000。', {
    deeds: APPLIED,
  }),
  study('screening', '看看是否合适', `${TURNING}&step=fit`, '还有 6 题没有答'),
  study('fitting', '可能合适', TURNING, '您可能符合条件', { taps: answering('满 18 周岁') }),
  study('not-fitting', '不合适参加', TURNING, '这项研究现在不合适您参加', { taps: answering('未满 18 周岁') }),
  study('wording', '知情同意书', `${TURNING}&step=sign`, '全文校验码'),
]);
