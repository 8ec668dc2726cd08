import { refuse } from '../refusal';
import { DAY, defineStore, nextId, serverNow } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { PLANS } from './olderPlans';
import type { ApplyRow, Plan, StudyState, StudyStore } from './types';
import { hashOf } from './wording';

function stateOf(studyId: string, status: StudyState['status'], others: number): StudyState {
  return { studyId, status, others, revision: 0, revisedAt: 0 };
}

function seeded(persona: PersonaKey, applyId: string, studyId: string, row: Partial<ApplyRow>): ApplyRow {
  const { userId, realName, mobile } = personaUser(persona);
  return {
    applyId,
    studyId,
    userId,
    status: 'reviewing',
    appliedAt: serverNow(),
    withdrawnAt: null,
    consentVersion: '1.0',
    signedId: `${applyId}-signed`,
    consentId: `${applyId}-health`,
    name: realName,
    mobile,
    guardian: null,
    ...row,
  };
}

export const studies = defineStore('studies', (): StudyStore => {
  const now = serverNow();
  return {
    studies: [
      stateOf('KY2603', 'open', 76),
      stateOf('KY2605', 'open', 21),
      stateOf('KY2602', 'open', 79),
      stateOf('KY2604', 'paused', 44),
      stateOf('KY2511', 'closed', 90),
    ],
    rows: [
      // Signed before the wording of today.
      seeded('member', 'KA90001', 'KY2602', {
        status: 'enrolled',
        appliedAt: now - 70 * DAY,
        consentId: 'KA90002-health',
      }),
      seeded('member', 'KA90002', 'KY2604', { status: 'unfit', appliedAt: now - 120 * DAY }),
      seeded('member', 'KA90003', 'KY2511', {
        status: 'withdrawn',
        appliedAt: now - 330 * DAY,
        withdrawnAt: now - 300 * DAY,
      }),
      seeded('elder', 'KA90004', 'KY2602', { status: 'waiting', appliedAt: now - 3 * DAY, consentVersion: '1.1' }),
    ],
    answers: new Map(),
  };
});

/** A study's plan in its present wording, with what moves. */
export interface Present extends Plan {
  state: StudyState;
  consent: Plan['consent'] & { hash: string };
}

function present(plan: Plan): Present | undefined {
  const state = studies().studies.find(({ studyId }) => studyId === plan.studyId);
  if (!state) return undefined;
  const wording = state.revision === 0 ? plan.consent : revised(plan.consent, state);
  return { ...plan, version: wording.version, state, consent: { ...wording, hash: hashOf(wording) } };
}

/** What QA's "version" makes of a wording: one that was approved anew. */
function revised(consent: Plan['consent'], { revision, revisedAt }: StudyState): Plan['consent'] {
  return { ...consent, version: `${consent.version}.${revision}`, approvedAt: revisedAt };
}

export function presentStudies(): Present[] {
  return PLANS.flatMap((plan) => present(plan) ?? []);
}

export function needStudy(studyId: unknown): Present {
  const found = presentStudies().find((each) => each.studyId === studyId);
  if (!found) throw refuse.notFound('没有找到这项研究，可能已经撤下，可以看看其他研究');
  return found;
}

/** What still counts: not unfit, not left. */
export const isLive = ({ status }: Pick<ApplyRow, 'status'>) =>
  status === 'reviewing' || status === 'enrolled' || status === 'waiting';

export function rowsOf(userId: string): ApplyRow[] {
  return studies()
    .rows.filter((row) => row.userId === userId)
    .sort((a, b) => b.appliedAt - a.appliedAt);
}

/** How many take part. */
export function enrolledIn({ studyId, state }: Pick<Present, 'studyId' | 'state'>): number {
  return state.others + studies().rows.filter((row) => row.studyId === studyId && row.status === 'enrolled').length;
}

export function isFull(study: Present): boolean {
  return enrolledIn(study) >= study.quota;
}

export const newApplyId = () => nextId('KA');
