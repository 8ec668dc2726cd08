import { onControl } from '../control';
import { refuse } from '../refusal';
import { serverNow } from '../state';
import { endWaiting, findJoin, takeFreedSeat } from './lifeCycle';

/** QA's order about somebody who waits: `approve` gives him a seat, `reject` ends his waiting. */
export function decideJoin({ joinId, deed }: Record<string, unknown>) {
  const join = findJoin(joinId);
  if (join?.status !== 'waiting') throw refuse.notFound('没有这份候补');
  if (deed === 'approve') takeFreedSeat(join, serverNow());
  else if (deed === 'reject') endWaiting(join, serverNow());
  else throw refuse.badInput('只能是 approve reject');
  return { joinId: join.joinId, status: join.status };
}

onControl('join', decideJoin);
