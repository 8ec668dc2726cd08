import { useEffect, useRef, useState } from 'react';
import { type ReportExtra, useVisitReport } from '@/features/report';
import { tellProblem } from '@/request/problems';
import { type Query, useQuery } from '@/request/useQuery';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { useSetQuery } from '@/shared/lib/navigation';
import { serverNow } from '@/shared/lib/serverClock';
import { useMoment } from '@/shared/lib/useMoment';
import { type CampaignDetail, getCampaign } from './contract';
import type { CampaignDefinition } from './definition';
import { nextMoment, phaseOf } from './phase';

/** The query value that names the block which a member comes back to after the login. */
export const BLOCK_KEY = 'block';

/** While a moment has passed and the server has not said yet what follows, it is asked this often, for this long. */
const POLL_MS = 3000;
const POLL_FOR_MS = 60_000;

/** A block that the definition does not know is left out; whoever looks after the app hears of it. */
function useUnknownBlocks({ code, blocks }: CampaignDefinition, detail: CampaignDetail | undefined): void {
  const known = blocks.map(({ kind }) => kind);
  const unknown = detail?.blocks.map(({ kind }) => kind).filter((kind) => !known.includes(kind)) ?? [];
  const names = [...new Set(unknown)].join(' ');
  useEffect(() => {
    if (names !== '') tellProblem('contract', new Error(`campaign ${code}: no block for ${names}`));
  }, [code, names]);
}

/** With another phase the parts of the page that read for themselves ask anew, by the signal of a return. */
function useReturnOfPhase(phase: CampaignState['phase']): void {
  const former = useRef(phase);
  useEffect(() => {
    if (former.current !== undefined && former.current !== phase) document.dispatchEvent(new Event('visibilitychange'));
    former.current = phase;
  }, [phase]);
}

export interface CampaignState {
  query: Query<CampaignDetail>;
  /** undefined until the server has answered. */
  phase: 0 | 1 | 2 | 3 | undefined;
  /** When the phase changes next, epoch ms; null when unknown. */
  moment: number | null;
  /** For the countdown: asks the server what follows. */
  onMoment: () => void;
  isSignedIn: boolean;
  report: (event: string, extra?: ReportExtra) => void;
  act: (kind: string, deed: () => void) => void;
}

/** What stands behind a campaign's page: the server's answer, its phase, reports, and acting as a member. */
export function useCampaign(campaign: CampaignDefinition): CampaignState {
  const { isSignedIn } = useSession();
  const setQuery = useSetQuery();
  // The moment that has passed here and of which the server has not said what follows.
  const [passed, setPassed] = useState<number | null>(null);
  const query = useQuery(
    getCampaign,
    { code: campaign.code },
    { refreshOnReturn: true, pollMs: passed === null ? 0 : POLL_MS },
  );
  const { data, refresh } = query;
  useMoment(query, data?.doors?.map(({ changesAt }) => changesAt) ?? []);
  const phase = data && phaseOf(data, serverNow());
  const moment = data && phase !== undefined ? nextMoment(data, phase) : null;
  const isWaiting = passed !== null && passed === moment;
  useEffect(() => {
    if (!isWaiting) setPassed(null);
    const timer = setTimeout(() => setPassed(null), POLL_FOR_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  useReturnOfPhase(phase);
  const report = useVisitReport(campaign.activityId);
  useUnknownBlocks(campaign, data);

  const onMoment = () => {
    setPassed(moment);
    refresh();
  };
  const act = (kind: string, deed: () => void) => {
    if (isSignedIn) return deed();
    setQuery({ [BLOCK_KEY]: kind }, { replace: true });
    return void signIn();
  };
  return { query, phase, moment, onMoment, isSignedIn, report, act };
}
