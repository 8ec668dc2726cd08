import type { CampaignGoods } from '@/features/campaign';
import { Chips } from '@/shared/ui/Chips/Chips';
import { Switch } from '@/shared/ui/Switch/Switch';
import { ALL_GOODS, type GoodsChoice, picks } from '../goodsChoice';
import styles from './GoodsFilter.module.less';

const NAMES: Readonly<Record<GoodsChoice['kind'], string>> = { all: '全部', gift: '带赠品', points: '积分换' };
const KINDS = ['all', 'gift', 'points'] as const;
/** As wide as a digit: nothing moves when the number comes. */
const UNKNOWN = '\u2007';

interface Props {
  /** Those of the slot; undefined until they are known. */
  rows: readonly CampaignGoods[] | undefined;
  choice: GoodsChoice;
  onChange: (choice: GoodsChoice) => void;
}

/** Narrows the goods of the slot down; each kind says how many it has. */
export function GoodsFilter({ rows, choice, onChange }: Props) {
  const countOf = (kind: GoodsChoice['kind']) =>
    rows?.filter((row) => picks(row, { ...ALL_GOODS, kind })).length ?? UNKNOWN;
  return (
    <div className={styles.filter}>
      <Chips
        aria-label="筛选商品"
        items={KINDS.map((key) => ({ key, text: `${NAMES[key]} ${countOf(key)}` }))}
        value={choice.kind}
        onChange={(kind) => onChange({ ...choice, kind })}
      />
      <span className={styles.open}>
        <span aria-hidden>我能买的</span>
        <Switch
          aria-label="我能买的"
          checked={choice.isOpenOnly}
          onChange={(isOpenOnly) => onChange({ ...choice, isOpenOnly })}
        />
      </span>
    </div>
  );
}
