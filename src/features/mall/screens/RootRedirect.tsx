import { Navigate } from 'umi';
import { ROUTES } from '@/shared/config/routes';

/** "/" leads to the points mall. Source: spec §2. */
export function RootRedirect() {
  return <Navigate to={ROUTES.pointsMall.path} replace />;
}
