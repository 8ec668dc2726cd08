import { getMemberCode } from '@/features/account';
import { TicketCode } from '@/features/coupon';
import { useQuery } from '@/request/useQuery';
import { PageState } from '@/shared/ui/PageState';
import { stateOfFailure } from '@/shared/ui/pageStates';
import { Skeleton } from '@/shared/ui/Skeleton';

/** A little before a code ends (60 s after it came). */
const RENEW_MS = 55_000;

/** The member code that a store scans before payment. */
export function MemberCodePanel() {
  const { data, failure, isLoading, refresh } = useQuery(getMemberCode, undefined, { pollMs: RENEW_MS });
  if (!data) {
    if (failure) return <PageState {...stateOfFailure(failure, refresh)} />;
    return <PageState state="loading" skeleton={<Skeleton shape="card" height="340px" />} />;
  }
  const { code, expireAt, serverTime } = data;
  return (
    <TicketCode
      ticket={{ code, qrText: code, title: '会员码', at: serverTime, expireAt: expireAt ?? serverTime }}
      label="会员码"
      isRefreshing={isLoading}
      hasFailed={failure !== undefined}
      onRefresh={refresh}
    />
  );
}
