import { useEffect } from 'react';
import { CODE_RENEW_MS, keepTicket, readTicket, TicketCode, TicketWaiting } from '@/features/coupon';
import { useQuery } from '@/request/useQuery';
import { serverNow } from '@/shared/lib/serverClock';
import { PageState } from '@/shared/ui/PageState/PageState';
import { stateOfFailure } from '@/shared/ui/PageState/pageStates';
import { getMemberCode } from '../contract';

const KEY = 'member';
const TITLE = '会员码';

/** The code that staff scans: a new one each minute, the last one with its time where there is no network. */
export function MemberCode() {
  const {
    data,
    failure,
    isLoading,
    updatedAt = 0,
    refresh,
  } = useQuery(getMemberCode, undefined, { pollMs: CODE_RENEW_MS });
  const gotAt = data?.serverTime || updatedAt || serverNow();
  const fresh = data && {
    code: data.code,
    qrText: data.code,
    title: TITLE,
    at: gotAt,
    expireAt: data.expireAt ?? gotAt,
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is another ticket
  useEffect(() => {
    if (fresh) keepTicket(KEY, fresh);
  }, [fresh?.code]);

  const shown = fresh ?? (failure ? readTicket(KEY) : undefined);
  if (!shown) {
    if (failure) return <PageState {...stateOfFailure(failure, refresh)} />;
    return <TicketWaiting />;
  }
  return (
    <TicketCode
      ticket={shown}
      label={TITLE}
      isRefreshing={isLoading}
      hasFailed={failure !== undefined}
      onRefresh={refresh}
    />
  );
}
