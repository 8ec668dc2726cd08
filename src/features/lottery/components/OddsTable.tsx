import type { Prize } from '../contract';
import { formatOdds, formatStock } from '../oddsFormat';
import styles from './OddsTable.module.less';

/** Every prize with what is left of it and its chance. */
export function OddsTable({ prizes }: { prizes: readonly Prize[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">奖品</th>
          <th scope="col">剩余 / 总数</th>
          <th scope="col">概率</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize) => (
          <tr key={prize.prizeId}>
            <th scope="row">
              {prize.name}
              {prize.dailyQuantity !== null && (
                <small className={styles.daily}>每天最多 {prize.dailyQuantity} 份</small>
              )}
            </th>
            <td>{formatStock(prize)}</td>
            <td>{formatOdds(prize.odds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
