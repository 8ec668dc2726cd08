import { appConfig } from '@/shared/config/appConfig';
import { formatYuan } from '@/shared/lib/money';
import { phoneLink } from '@/shared/lib/safeUrl';
import { formatLastDay, formatNearDay } from '@/shared/lib/timeFormat';
import { Blocks } from '@/shared/ui/Blocks/Blocks';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { Measured } from '@/shared/ui/Dated/Measured';
import { Popup } from '@/shared/ui/Popup/Popup';
import type { Lottery } from '../contract';
import { formatOdds, formatStock } from '../oddsFormat';
import { LotteryCard } from './LotteryCard';
import styles from './LotteryRules.module.less';

interface Props {
  lottery: Lottery;
}

const HEAD = ['奖品', '剩余 / 总数', '概率'] as const;

/** Every prize with what is left of it and its chance. */
function OddsTable({ lottery: { prizes } }: Props) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {HEAD.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize) => (
          <tr key={prize.prizeId}>
            <th scope="row">
              {prize.name}
              {prize.value !== null && prize.value > 0 && (
                <small className={styles.daily}>参考价值 {formatYuan(prize.value)}</small>
              )}
              {prize.dailyQuantity !== null && (
                <small className={styles.daily}>每天最多 {prize.dailyQuantity} 份</small>
              )}
            </th>
            <td data-head={HEAD[1]}>{formatStock(prize)}</td>
            <td data-head={HEAD[2]}>{formatOdds(prize.odds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function OddsCard({ lottery, onRules }: Props & { onRules: () => void }) {
  return (
    <LotteryCard
      title="奖品与概率"
      aside={
        <button type="button" className={styles.rules} onClick={onRules}>
          完整规则
        </button>
      }
    >
      <OddsTable lottery={lottery} />
      {lottery.taxText !== '' && <p className={styles.tax}>{lottery.taxText}</p>}
    </LotteryCard>
  );
}

/** "11 月 10 日至 12 月 8 日，"; '' for a lottery whose begin or end is not told. */
function periodOf({ startAt, endAt }: Pick<Lottery, 'startAt' | 'endAt'>): string {
  return startAt === null || endAt === null ? '' : `${formatNearDay(startAt, '至')} ${formatLastDay(endAt)}，`;
}

type OrganiserKey = 'organiser' | 'organiserPhone' | 'startAt' | 'endAt' | 'claimDays';

/** Who stands behind the lottery, or the app's own organiser; how long it runs and how goods are claimed. */
export function OrganiserLine({ lottery }: { lottery: Pick<Lottery, OrganiserKey> }) {
  const { claimDays } = lottery;
  const { brand } = appConfig();
  const organiser = lottery.organiser || brand.organiser;
  const phone = lottery.organiserPhone || brand.phone;
  const href = phoneLink(phone);
  return (
    <footer className={styles.line}>
      <p>
        主办：{organiser}
        {href !== undefined && (
          <a className={styles.phone} href={href}>
            {phone}
          </a>
        )}
      </p>
      <p>
        <Clauses>{`${periodOf(lottery)}满 18 周岁可参与`}</Clauses>
      </p>
      {claimDays > 0 && (
        <p>
          <Measured>{`实物奖品请在抽中后 ${claimDays} 天内填写地址`}</Measured>
        </p>
      )}
    </footer>
  );
}

/** The full rules; the panel hangs on the address, so that "back" closes it. */
export function RulesPanel({ lottery, isOpen, onClose }: Props & { isOpen: boolean; onClose: () => void }) {
  return (
    <Popup title="抽奖规则" isOpen={isOpen} onClose={onClose}>
      <Blocks blocks={lottery.rules} />
      <div className={styles.odds}>
        <OddsTable lottery={lottery} />
      </div>
      <OrganiserLine lottery={lottery} />
    </Popup>
  );
}
