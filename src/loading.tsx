import { ROUTES } from '@/shared/config/routes';
import { LoadingPage } from '@/shared/ui/LoadingPage';
import { Skeleton } from '@/shared/ui/Skeleton';
import { StartSkeleton } from '@/shell/StartSkeleton';

/** What Umi shows while the code of a screen is on the way. */
export default function Loading() {
  const path = window.location.hash.slice(1).split('?')[0];
  if (path === ROUTES.pointsMall.path) return <StartSkeleton />;
  return <LoadingPage state="loading" skeleton={<Skeleton shape="card" height="320px" />} />;
}
