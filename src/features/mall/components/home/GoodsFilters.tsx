import { ReactComponent as ChevronDownIcon } from '@/shared/icons/chevronDown.svg';
import { Switch } from '@/shared/ui/Switch/Switch';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { type MallHome, SORTS } from '../../contract';
import { type GoodsFilter, SORT_NAMES } from '../../goodsQuery';
import styles from './GoodsFilters.module.less';

const ALL = 'all';

interface Props {
  /** Undefined where all goods are looked through. */
  categories: MallHome['categories'] | undefined;
  filter: GoodsFilter;
  /** A guest has no points to compare with. */
  canFilterAffordable: boolean;
  onChange: (change: { cat?: string | undefined; sort?: string | undefined; only?: string | undefined }) => void;
}

export function GoodsFilters({ categories, filter, canFilterAffordable, onChange }: Props) {
  return (
    <>
      {categories && (
        <Tabs
          aria-label="商品分类"
          items={[
            { key: ALL, text: '全部商品' },
            ...categories.map(({ categoryId, name }) => ({ key: categoryId, text: name })),
          ]}
          value={filter.categoryId ?? ALL}
          variant="clear"
          onChange={(key) => onChange({ cat: key === ALL ? undefined : key })}
        />
      )}
      <div className={styles.row}>
        <label className={styles.sort}>
          {SORT_NAMES[filter.sort]}
          <ChevronDownIcon aria-hidden />
          <select
            className={styles.select}
            aria-label="排序"
            value={filter.sort}
            onChange={(event) => onChange({ sort: event.target.value === 'default' ? undefined : event.target.value })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {SORT_NAMES[sort]}
              </option>
            ))}
          </select>
        </label>
        {canFilterAffordable && (
          <span className={styles.only}>
            <span aria-hidden>只看我能换的</span>
            <Switch
              aria-label="只看我能换的"
              checked={filter.isAffordableOnly}
              onChange={(isOn) => onChange({ only: isOn ? '1' : undefined })}
            />
          </span>
        )}
      </div>
    </>
  );
}
