import type { Operate } from '@/shared/lib/schema';
import { isActionable } from '@/shared/ui/ActionButton/operateLinks';
import type { GoodsOrder } from './orderSchemas';

/** Panels that a button opens; they live in the query, so that the back key closes them. */
export const PANELS = ['cancel', 'express', 'code', 'aftersale', 'case', 'address'];

const KEYS = [...PANELS, 'pay', 'again', 'remind', 'confirm', 'delete', 'reload'];

/** What can be done about an order here: the server's buttons without those of which this version knows nothing. */
export function buttonsOf({ operate }: Pick<GoodsOrder, 'operate'>): Operate[] {
  return operate.filter((each) => isActionable(each, KEYS));
}
