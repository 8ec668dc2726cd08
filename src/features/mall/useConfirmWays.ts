import { useLocation, useNavigate } from 'umi';
import { RETURN_ONE_STEP } from '@/shared/lib/historyEntry';
import { internalPath, pathOf, useSetQuery } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import type { GoodsDetail } from './contract';

/** The ways that lead out of the order form, and those within it that the address keeps. */
export function useConfirmWays(goods: GoodsDetail) {
  const navigate = useNavigate();
  const setQuery = useSetQuery();
  const { close: closePopup } = usePanel('action');
  const { pathname, search } = useLocation();
  const serverEarnRoute = goods.operate.find(({ key }) => key === 'exchange')?.reasonAction?.route;

  return {
    earnPath: internalPath(serverEarnRoute) ?? pathOf('pointsMall', { step: 'tasks' }),
    chooseAddress: () =>
      navigate(pathOf('address', { mode: 'select', backTo: pathname + search }), { state: RETURN_ONE_STEP }),
    chooseStore: () => setQuery({ action: 'store' }),
    chooseCoupon: () => setQuery({ action: 'coupon' }),
    readRules: () => setQuery({ action: 'rules' }),
    changeNum: (num: number) => setQuery({ num }, { replace: true }),
    closePopup,
  };
}
