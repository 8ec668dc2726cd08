import { useEffect } from 'react';
import { TicketCode } from '@/features/coupon';
import { useQuery } from '@/request/useQuery';
import { serverNow } from '@/shared/lib/serverClock';
import { PageState } from '@/shared/ui/PageState/PageState';
import { stateOfFailure } from '@/shared/ui/PageState/pageStates';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { getMemberCode } from '../contract';
import { cacheMemberCode, readMemberCode } from '../memberCodeCache';

/** A little before a code ends (60 s after it came). */
const RENEW_MS = 55_000;

/** The code that staff scans: a new one each minute, the last one with its time where there is no network. */
export function MemberCode() {
  const { data, failure, isLoading, updatedAt = 0, refresh } = useQuery(getMemberCode, undefined, { pollMs: RENEW_MS });
  useEffect(() => {
    if (!data) return;
    const at = data.serverTime || serverNow();
    cacheMemberCode({ code: data.code, at, expireAt: data.expireAt ?? at });
  }, [data]);

  const stored = readMemberCode();
  const gotAt = data?.serverTime || updatedAt;
  const fresh = data && { code: data.code, at: gotAt, expireAt: data.expireAt ?? gotAt };
  const shown = fresh ?? (failure ? stored : undefined);
  if (!shown) {
    if (failure) return <PageState {...stateOfFailure(failure, refresh)} />;
    return <PageState state="loading" skeleton={<Skeleton shape="card" height="340px" />} />;
  }
  return (
    <TicketCode
      ticket={{ ...shown, qrText: shown.code, title: '会员码' }}
      label="会员码"
      isRefreshing={isLoading}
      hasFailed={failure !== undefined}
      onRefresh={refresh}
    />
  );
}
