import type { Operate } from '@/shared/lib/schema';
import { withUnits } from '@/shared/lib/unbroken';
import { isReachable } from '@/shared/ui/ActionButton/operateLinks';
import type { ListedReward } from './contract';
import { describeStatus } from './statusCopy';

/** What a row leads to anyway is no button of its own. */
const WAYS = ['points', 'coupon', 'right', 'express'];
const PLACES: Partial<Record<ListedReward['type'], string>> = { coupon: '已放入卡券', right: '已放入权益' };

interface RowCopy {
  /** What came, for points where they came from. */
  title: string;
  /** Where it came from, when the title does not say it. */
  source: string | undefined;
  /** How long it takes to come. */
  wait: string | undefined;
  word: string;
  /** It has not come yet. */
  isOpen: boolean;
  button: Operate | undefined;
}

/** How long a reward takes that is on its way to the account, as the server says it. */
export function waitOf({ status, operate }: Pick<ListedReward, 'status' | 'operate'>): string | undefined {
  const wait = status === 'processing' ? operate.find(({ enabled }) => !enabled)?.reasonText : undefined;
  return wait && withUnits(wait);
}

/** The words and the one button of a reward that needs no address. */
export function describeRow({ name, type, status, points, sourceText, operate }: ListedReward): RowCopy {
  const isPoints = points !== null && sourceText !== '';
  const place = status === 'done' ? PLACES[type] : undefined;
  return {
    title: isPoints ? sourceText : name,
    source: isPoints ? undefined : sourceText,
    wait: waitOf({ status, operate }),
    word: place ?? describeStatus(status, type).text,
    isOpen: status === 'processing' || status === 'toShip' || status === 'failed',
    button: operate.find((each) => isReachable(each) && each.enabled && !WAYS.includes(each.key)),
  };
}
