import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { ScreenLoading } from '@/shell/ScreenLoading';

/** What Umi shows while the code of a screen is on the way. */
export default function Loading() {
  return <ScreenLoading skeleton={<Skeleton shape="card" height="320px" />} />;
}
