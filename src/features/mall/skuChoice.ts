import { ownValue } from '@/shared/lib/ownValue';

/**
 * Choosing one SKU of a good by its specs. A choice holds the chosen value of each spec by the spec's name; a spec
 * without a value is not chosen yet, which is never the same as being sold out.
 */
export type Choice = Readonly<Record<string, string>>;

interface SpecGroup {
  readonly name: string;
  readonly values: readonly string[];
}

/** What choosing needs to know of a SKU. `stock` is null when the server's value cannot be used. */
export interface ChoosableSku {
  readonly skuId: string;
  /** One value per spec of the good, in the same order. */
  readonly specs: readonly string[];
  readonly stock: number | null;
}

export interface Choosable<S extends ChoosableSku = ChoosableSku> {
  readonly specs: readonly SpecGroup[];
  readonly skus: readonly S[];
}

/** free: can be chosen. gone: every fitting SKU is sold out. absent: no SKU has this value with the others chosen. */
export type ValueState = 'free' | 'gone' | 'absent';

function fits(goods: Choosable, sku: ChoosableSku, choice: Choice): boolean {
  const own = choiceOf(goods, sku);
  return Object.entries(choice).every(([name, value]) => ownValue(own, name) === value);
}

function isInStock(sku: ChoosableSku): boolean {
  return sku.stock !== null && sku.stock > 0;
}

/** The choice that leads to a SKU. */
export function choiceOf(goods: Choosable, sku: ChoosableSku): Choice {
  return Object.fromEntries(
    goods.specs.flatMap(({ name }, index) => {
      const value = sku.specs[index];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Says whether a value can be chosen beside what is chosen in the other specs. */
export function stateOfValue(goods: Choosable, choice: Choice, name: string, value: string): ValueState {
  const fitting = goods.skus.filter((sku) => fits(goods, sku, { ...choice, [name]: value }));
  if (fitting.length === 0) return 'absent';
  return fitting.some(isInStock) ? 'free' : 'gone';
}

/** Chooses a value, or takes it back when it is chosen already, so that a dead end can always be left. */
export function toggleValue(choice: Choice, name: string, value: string): Choice {
  if (ownValue(choice, name) !== value) return { ...choice, [name]: value };
  return Object.fromEntries(Object.entries(choice).filter(([each]) => each !== name));
}

/** The specs that still need a value. */
export function missingSpecs(goods: Choosable, choice: Choice): readonly string[] {
  return goods.specs.map((spec) => spec.name).filter((name) => ownValue(choice, name) === undefined);
}

/** The chosen SKU; undefined while a spec has no value or when no SKU has this combination. */
export function findSku<S extends ChoosableSku>(goods: Choosable<S>, choice: Choice): S | undefined {
  if (missingSpecs(goods, choice).length > 0) return undefined;
  return goods.skus.find((sku) => fits(goods, sku, choice));
}

/**
 * The choice at first: that of the SKU in the address, else that of the only SKU, else the values of specs that have
 * only one.
 */
export function firstChoice(goods: Choosable, skuId: string | undefined): Choice {
  const [only, ...others] = goods.skus;
  const asked = goods.skus.find((sku) => sku.skuId === skuId) ?? (others.length === 0 ? only : undefined);
  if (asked) return choiceOf(goods, asked);
  const single = goods.specs.filter((spec) => spec.values.length === 1);
  return Object.fromEntries(single.map(({ name, values }) => [name, values[0] ?? '']));
}

/** What the row of specs says: "请选择 颜色、尺码" or the chosen values, "雾蓝，均码". */
export function describeChoice(goods: Choosable, choice: Choice): string {
  const missing = missingSpecs(goods, choice);
  if (missing.length > 0) return `请选择 ${missing.join('、')}`;
  return goods.specs.map(({ name }) => ownValue(choice, name)).join('，');
}
