import { type ComponentType, type RefObject, type SVGProps, useId } from 'react';
import { ReactComponent as CheckIcon } from '@/shared/icons/check.svg';
import { ReactComponent as GiftIcon } from '@/shared/icons/gift.svg';
import { ReactComponent as LeafIcon } from '@/shared/icons/leaf.svg';
import { ReactComponent as MessageIcon } from '@/shared/icons/message.svg';
import { ReactComponent as ReceiptIcon } from '@/shared/icons/receipt.svg';
import { ReactComponent as SchoolIcon } from '@/shared/icons/school.svg';
import { ownValue } from '@/shared/lib/ownValue';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { unbroken } from '@/shared/lib/unbroken';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { pathOfOperate } from '@/shared/ui/ActionButton/operateLinks';
import { AtCommas } from '@/shared/ui/Dated/AtCommas';
import { Dated } from '@/shared/ui/Dated/Dated';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import type { ChanceSource, Chances } from '../contract';
import styles from './ChanceCard.module.less';
import { LotteryCard } from './LotteryCard';

interface Props {
  chances: Chances;
  /** Its first button is what to do now; not so for who has to do something else before he may draw. */
  isLead: boolean;
  cardRef: RefObject<HTMLElement>;
}

const ICONS: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  sign: LeafIcon,
  comment: MessageIcon,
  order: ReceiptIcon,
  course: SchoolIcon,
};

interface ActionProps {
  source: ChanceSource;
  isFirst: boolean;
  titleId: string;
}

function SourceAction({ source, isFirst, titleId }: ActionProps) {
  const [button] = source.operate;
  if (!button) return null;
  if (button.enabled) {
    return pathOfOperate(button) === undefined ? null : (
      <ActionButton operate={button} size="small" variant={isFirst ? 'primary' : 'tint'} aria-describedby={titleId} />
    );
  }
  return (
    <span className={styles.done}>
      <CheckIcon aria-hidden="true" />
      {button.reasonText ?? button.text}
    </span>
  );
}

/** What gives a chance, and how many of today's have been had. */
function wordsOf({ hint, earned, limit }: ChanceSource): string {
  const had = `今天 ${earned}/${limit}`;
  return hint === undefined || hint === '' ? had : `${hint}，${had}`;
}

/** How often one may draw at all. */
function limitWords({ dailyLimit, totalLimit, nextResetAt }: Chances): string {
  const reset = nextResetAt === null ? '' : `，${formatNearDayTime(nextResetAt)} 重新计`;
  return `每天最多抽 ${dailyLimit} 次${reset}。${unbroken(`本期最多抽 ${totalLimit} 次`)}`;
}

/** Where more draws come from, each with its limit. */
export function ChanceCard({ chances, isLead, cardRef }: Props) {
  const { sources, usedToday, dailyLimit } = chances;
  const listId = useId();
  const first = isLead ? sources.find((source) => source.operate[0]?.enabled) : undefined;
  return (
    <LotteryCard title="再得次数" aside={`今天已抽 ${usedToday}/${dailyLimit} 次`} cardRef={cardRef}>
      <ul>
        {sources.map((source) => {
          const Icon = ownValue(ICONS, source.key) ?? GiftIcon;
          const titleId = `${listId}-${source.key}`;
          return (
            <ListRow
              key={source.key}
              as="li"
              stacks
              icon={<Icon aria-hidden="true" />}
              title={source.label}
              titleId={titleId}
              note={
                <span className={styles.hint}>
                  <AtCommas>{wordsOf(source)}</AtCommas>
                </span>
              }
              action={<SourceAction source={source} isFirst={source === first} titleId={titleId} />}
            />
          );
        })}
      </ul>
      <p className={styles.limit}>
        <Dated>{limitWords(chances)}</Dated>
      </p>
    </LotteryCard>
  );
}
