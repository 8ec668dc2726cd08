import { maxQuantity } from '@/features/checkout';
import type { Operate } from '@/shared/lib/schema';
import type { Goods, Sku } from './contract';

/**
 * What the main button of a good does. choose: the specs come first. confirm: the order can be looked at. refused: it
 * cannot be exchanged now; the operate says why and names the way out, if there is one.
 */
export type ExchangeAction =
  | { readonly kind: 'choose' | 'confirm'; readonly text: string }
  | { readonly kind: 'refused'; readonly operate: Operate };

const DEFAULT_TEXT = '立即兑换';
const DEFAULT_REASON = '暂时不能兑换';

function refuse(text: string): ExchangeAction {
  return { kind: 'refused', operate: { key: 'exchange', text, enabled: false, reasonText: text } };
}

/** Follows the server's word on the good; a SKU that cannot be taken asks for another one, if there is one. */
export function exchangeActionOf(goods: Pick<Goods, 'operate' | 'skus'>, sku: Sku | undefined): ExchangeAction {
  const operate = goods.operate.find(({ key }) => key === 'exchange');
  if (!operate || goods.skus.length === 0) return refuse(DEFAULT_REASON);
  if (!operate.enabled) return { kind: 'refused', operate };
  const text = operate.text || DEFAULT_TEXT;
  if (sku && maxQuantity(sku) > 0) return { kind: 'confirm', text };
  if (goods.skus.length > 1) return { kind: 'choose', text };
  if (!sku || sku.stock > 0) return refuse(sku ? `每人限 ${sku.limit} 件，您已换满` : DEFAULT_REASON);
  return refuse('已换完');
}
