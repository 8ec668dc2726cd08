import { useState } from 'react';
import { useQueryParam } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { Card } from '@/shared/ui/Card/Card';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { Welfare } from '../thematicContract';
import { useWelfareActions } from '../useWelfareActions';
import { WelfareResult } from './WelfareResult';
import { WelfareRow } from './WelfareRow';

interface Props {
  activityId: number;
  /** As the server sent it. */
  welfare: readonly Welfare[];
  /** How many are shown; all without it. */
  limit?: number;
  /** In two cards of their own: what there is, and what the member has claimed. */
  isSplit?: boolean;
  /** Asks the server anew, after a write and when claiming starts. */
  onChanged: () => void;
  /** Signs a guest in; without it he comes back to the present address. */
  onSignIn?: (() => void) | undefined;
}

/** Takes what an answer has told of a welfare until the server's list says it, too; the button of before is over. */
function withGiven(welfare: Welfare, given: Pick<Welfare, 'status' | 'mine'> | undefined): Welfare {
  return given === undefined || welfare.mine ? welfare : { ...welfare, ...given, operate: [] };
}

/** Nobody can claim it now, whatever he has done. */
const NOT_TO_CLAIM: readonly Welfare['status'][] = ['notStarted', 'soldOut', 'expired'];

function isClaimed({ status }: Welfare): boolean {
  return status === 'claimed' || status === 'processing';
}

/**
 * The welfare of an activity, to be claimed, looked at or waited for. What was claimed stands in a panel of the page's
 * address, `?panel=welfare&id=`.
 */
export function WelfareList({ activityId, welfare, limit = welfare.length, isSplit, onChanged, onSignIn }: Props) {
  const panel = usePanel('panel', 'id');
  const shownId = useQueryParam('id');
  const [given, setGiven] = useState<Readonly<Record<string, Pick<Welfare, 'status' | 'mine'>>>>({});
  const { busyId, act } = useWelfareActions({
    activityId,
    onChanged,
    onSignIn,
    onGiven: (welfareId, told) => {
      setGiven((all) => ({ ...all, [welfareId]: told }));
      panel.open('welfare', { id: welfareId });
    },
  });
  const all = welfare.map((each) => withGiven(each, given[each.welfareId]));
  const result = all.find((each) => each.welfareId === shownId && isClaimed(each));
  const listOf = (rows: readonly Welfare[], label: string) => (
    <ul aria-label={label}>
      {rows.map((each) => (
        <WelfareRow
          key={each.welfareId}
          welfare={each}
          isBusy={busyId === each.welfareId}
          onAct={(key) => act(key, each)}
          onStart={onChanged}
        />
      ))}
    </ul>
  );
  const cardOf = (title: string, rows: readonly Welfare[]) =>
    rows.length > 0 && (
      <Card>
        <SectionTitle>{title}</SectionTitle>
        {listOf(rows, title)}
      </Card>
    );
  const open = all.filter((each) => !isClaimed(each));
  const openTitle = open.every(({ status }) => NOT_TO_CLAIM.includes(status)) ? '福利' : '可领的福利';
  return (
    <>
      {isSplit ? cardOf(openTitle, open) : listOf(all.slice(0, limit), '福利')}
      {isSplit && cardOf('我已领取', all.filter(isClaimed))}
      <WelfareResult welfare={panel.shown === 'welfare' ? result : undefined} onClose={panel.close} />
    </>
  );
}
