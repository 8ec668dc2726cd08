import { useElderMode } from '@/shared/lib/elderMode';
import { PageState } from '@/shared/ui/PageState/PageState';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';

/** In the place of a code that is on its way, as high as it: the panel around it keeps its height. */
export function TicketWaiting() {
  return <PageState state="loading" skeleton={<Skeleton shape="card" height={useElderMode() ? '458px' : '364px'} />} />;
}
