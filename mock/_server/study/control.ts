import { onControl } from '../control';
import { refuse } from '../refusal';
import { serverNow } from '../state';
import { moveUp } from './rules';
import { needStudy, studies } from './store';
import type { ApplyRow, StudyState } from './types';

const RESULTS: Readonly<Record<string, ApplyRow['status']>> = { approve: 'enrolled', reject: 'unfit' };

const DEEDS: Readonly<Record<string, (state: StudyState) => void>> = {
  open: (state) => {
    state.status = 'open';
  },
  pause: (state) => {
    state.status = 'paused';
  },
  close: (state) => {
    state.status = 'closed';
  },
  fill: (state) => {
    state.others = needStudy(state.studyId).quota;
  },
  version: (state) => {
    state.revision += 1;
    state.revisedAt = serverNow();
  },
};

function decide(applyId: unknown, deed: string) {
  const row = studies().rows.find((each) => each.applyId === applyId);
  const status = Object.hasOwn(RESULTS, deed) ? RESULTS[deed] : undefined;
  if (!row || !status) throw refuse.notFound(`没有这次报名，或不是 ${Object.keys(RESULTS).join(' ')}`);
  if (row.status === 'withdrawn') throw refuse.alreadyDone('这次报名已经退出');
  row.status = status;
  if (status === 'unfit') moveUp(row.studyId);
  return { applyId: row.applyId, status };
}

/**
 * QA's order. `{ applyId, deed }`: approve, reject; `{ studyId, deed }`: open, pause, close, fill (no place is left), version
 * (another wording was approved).
 */
export function changeStudy({ applyId, studyId, deed }: Record<string, unknown>) {
  if (applyId !== undefined) return decide(applyId, String(deed));
  const { state } = needStudy(studyId);
  const wanted = String(deed);
  const change = Object.hasOwn(DEEDS, wanted) ? DEEDS[wanted] : undefined;
  if (!change) throw refuse.badInput(`只能是 ${Object.keys(DEEDS).join(' ')}`);
  change(state);
  return { studyId: state.studyId, status: state.status, version: needStudy(studyId).consent.version };
}

onControl('study', changeStudy);
