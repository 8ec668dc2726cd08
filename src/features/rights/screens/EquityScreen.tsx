import { OfflineTickets } from '@/features/coupon';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { pathOf, useQueryParam } from '@/shared/lib/navigation';
import { useMoment } from '@/shared/lib/useMoment';
import { usePanel } from '@/shared/lib/usePanel';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { PageState } from '@/shared/ui/PageState/PageState';
import { Popup } from '@/shared/ui/Popup/Popup';
import { FamilyPanel } from '../components/FamilyPanel';
import { RightActions } from '../components/RightActions';
import { RightCodePanel } from '../components/RightCodePanel';
import { RightSkeleton } from '../components/RightSkeleton';
import { RightView } from '../components/RightView';
import { getRightDetail, type RightDetail } from '../contract';

interface Props {
  right: RightDetail;
  onChanged: () => void;
}

function Right({ right, onChanged }: Props) {
  const { isSignedIn } = useSession();
  const forWhom = useQueryParam('for');
  const panel = usePanel('step');
  const hasCode = isSignedIn && right.useMode === 'code' && right.status !== 'locked';
  const canTransfer = isSignedIn && right.operate.some(({ key, enabled }) => key === 'transfer' && enabled);
  return (
    <>
      <RightView right={right} />
      <HelpWays />
      <RightActions right={right} forWhom={forWhom} onOpen={panel.open} onChanged={onChanged} />
      <Popup isOpen={hasCode && panel.shown === 'code'} title="核销码" onClose={panel.close}>
        <RightCodePanel right={right} forWhom={forWhom} onChanged={onChanged} />
      </Popup>
      <Popup isOpen={canTransfer && panel.shown === 'transfer'} title="转给家人" onClose={panel.close}>
        <FamilyPanel
          right={right}
          onChanged={onChanged}
          onDone={() => {
            panel.close();
            onChanged();
          }}
        />
      </Popup>
    </>
  );
}

/** One right: understand it and use it. */
export function EquityScreen() {
  const rightId = useQueryParam('rightId');
  const query = useQuery(
    getRightDetail,
    { rightId: rightId ?? '' },
    { skip: rightId === undefined, refreshOnReturn: true },
  );
  const { data, failure, updatedAt, refresh } = query;
  useMoment(query, [data?.validFrom, data?.validTo]);
  if (rightId === undefined) {
    return (
      <ScreenFrame title="权益详情" fallback="equityAggregation">
        <PageState
          state="empty"
          art="coupons"
          title="没有选中权益"
          text="请从我的权益里打开"
          action={{ text: '我的权益', to: pathOf('equityAggregation') }}
        />
      </ScreenFrame>
    );
  }
  return (
    <>
      <ScreenFrame
        title="权益详情"
        fallback="equityAggregation"
        subject={{ kind: 'right', number: rightId }}
        failure={failure}
        updatedAt={updatedAt}
        onRetry={refresh}
        skeleton={<RightSkeleton />}
      >
        {data && <Right right={data} onChanged={refresh} />}
      </ScreenFrame>
      {!data && failure?.kind === 'network' && <OfflineTickets prefix={`right.${rightId}.`} title="最近的核销码" />}
    </>
  );
}
