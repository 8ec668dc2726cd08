import { ROUTES } from '@/shared/config/routes';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { ScreenLoading } from '@/shell/ScreenLoading';
import { StartSkeleton } from '@/shell/StartSkeleton';

/** What Umi shows while the code of a screen is on the way. */
export default function Loading() {
  const path = window.location.hash.slice(1).split('?')[0];
  const isHome = path === ROUTES.pointsMall.path;
  return <ScreenLoading skeleton={isHome ? <StartSkeleton /> : <Skeleton shape="card" height="320px" />} />;
}
