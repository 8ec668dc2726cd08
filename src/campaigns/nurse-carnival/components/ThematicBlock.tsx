import { useLatest } from 'ahooks';
import { useEffect } from 'react';
import { endsOf, getThematic, LiveCard, type Thematic, WelfareList } from '@/features/activity';
import { BlockCard, BlockFrame, type ShownCampaign } from '@/features/campaign';
import { useQuery } from '@/request/useQuery';
import { internalPath } from '@/shared/lib/navigation';
import { useMoment } from '@/shared/lib/useMoment';
import { ThematicWaiting, WELFARE_TITLE } from './ThematicWaiting';

/** The rest stands on the screen of the whole list. */
const SHOWN = 4;

interface Props {
  shown: ShownCampaign;
  thematic: Thematic;
  onChanged: () => void;
}

function LivePart({ shown, thematic: { activityId, live }, onChanged }: Props) {
  if (!live) return null;
  return (
    <LiveCard
      activityId={activityId}
      live={live}
      onChanged={onChanged}
      onSignIn={() => shown.act('live', onChanged)}
      onWatch={() => shown.report('watch')}
    />
  );
}

function WelfarePart({ shown, thematic: { activityId, welfare, welfareRoute }, onChanged }: Props) {
  const to = internalPath(welfareRoute);
  const hasMore = to !== undefined && welfare.length > SHOWN;
  if (welfare.length === 0) return null;
  return (
    <BlockCard title={WELFARE_TITLE} more={hasMore ? { text: `全部 ${welfare.length} 项`, to } : undefined}>
      <WelfareList
        activityId={activityId}
        welfare={welfare}
        limit={hasMore ? SHOWN : undefined}
        onChanged={onChanged}
        onSignIn={() => shown.act('welfare', onChanged)}
      />
    </BlockCard>
  );
}

/** Broadcast and welfare: both come with one call, whose status is the activity's, too. */
export function ThematicBlock({ shown }: { shown: ShownCampaign }) {
  const { campaign, phase, refresh: refreshPage } = shown;
  const query = useQuery(getThematic, { activityId: campaign.activityId }, { refreshOnReturn: true });
  const { data, failure, refresh } = query;
  const onChanged = () => {
    refresh();
    refreshPage();
  };
  useMoment(query, [data?.live?.startAt, data?.live?.endAt, ...endsOf(data)], onChanged);
  const status = data?.status;
  const latestRefresh = useLatest(refreshPage);
  useEffect(() => {
    if (status !== undefined && status !== phase) latestRefresh.current();
  }, [status, phase]);
  if (!data)
    return failure ? <BlockCard title={WELFARE_TITLE} failure={failure.msg} onRetry={refresh} /> : <ThematicWaiting />;
  const parts = { shown, thematic: data, onChanged };
  return (
    <>
      <BlockFrame kind="live">
        <LivePart {...parts} />
      </BlockFrame>
      <BlockFrame kind="welfare">
        <WelfarePart {...parts} />
      </BlockFrame>
    </>
  );
}
