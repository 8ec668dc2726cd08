import { useId } from 'react';
import { formatDeadline } from '@/shared/lib/timeFormat';
import { Button } from '@/shared/ui/Button/Button';
import { Dated } from '@/shared/ui/Dated/Dated';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { Tag } from '@/shared/ui/Tag/Tag';
import { BlockCard } from '../components/BlockCard';
import { RowAction } from '../components/RowAction';
import type { CampaignDetail } from '../contract';
import type { CampaignBlock, ShownCampaign } from '../definition';
import type { MineRow } from '../rows';
import styles from './mine.module.less';

const KIND = 'mine';
const ENDED = 2;

interface Copy {
  title?: string;
  /** The first card below the hero. */
  isLead?: boolean;
  /** What a member reads who had no part in it. */
  empty?: string;
  /** In its place until the campaign is over. */
  emptyBefore?: string;
}

function Facts({ facts }: { facts: CampaignDetail['facts'] }) {
  if (!facts || facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map(({ key, value, label }) => (
        <li key={key}>
          <b>
            <Dated>{value}</Dated>
          </b>
          {label}
        </li>
      ))}
    </ul>
  );
}

function Deadline({ row: { status, claimBefore } }: { row: MineRow }) {
  if (claimBefore === null || (status !== 'open' && status !== 'expired')) return null;
  const moment = formatDeadline(claimBefore);
  return (
    <p className={status === 'open' ? styles.due : styles.past}>
      <Dated>{status === 'open' ? `${moment} 前可领取` : `已过领取期：${moment}`}</Dated>
    </p>
  );
}

function MineItem({ row, shown }: { row: MineRow; shown: ShownCampaign }) {
  const { title, img, notes, operate } = row;
  const titleId = useId();
  return (
    <li className={styles.item}>
      {img !== undefined && <GoodsPicture className={styles.picture} src={img} />}
      <div className={styles.words}>
        <h3 id={titleId}>{title}</h3>
        {notes.map((note) => (
          <p key={note}>
            <Dated>{note}</Dated>
          </p>
        ))}
        <Deadline row={row} />
        {operate.map((each) => (
          <RowAction key={each.key} operate={each} titleId={titleId} onClick={shown.refresh} />
        ))}
      </div>
    </li>
  );
}

function Guest({ shown }: { shown: ShownCampaign }) {
  return (
    <div className={styles.guest}>
      <p>登录后看您{shown.phase === ENDED ? '参加过' : '领到了'}什么，还有什么没领</p>
      <Button size="small" variant="tint" onClick={() => shown.act(KIND, () => undefined)}>
        登录
      </Button>
    </div>
  );
}

function Records({
  mine,
  facts,
  shown,
  empty,
}: Pick<CampaignDetail, 'facts'> & { mine: readonly MineRow[]; shown: ShownCampaign; empty: string }) {
  if (mine.length === 0 && !facts?.length) return <p className={styles.empty}>{empty}</p>;
  return (
    <>
      <Facts facts={facts} />
      {mine.length > 0 && (
        <ul>
          {mine.map((row) => (
            <MineItem key={row.type + row.recordId} row={row} shown={shown} />
          ))}
        </ul>
      )}
    </>
  );
}

function Mine({
  shown,
  title = '我的参与',
  isLead = false,
  empty = '这次您没有参加',
  emptyBefore = '领到的奖品会在这里',
}: Copy & { shown: ShownCampaign }) {
  const { detail, phase, isSignedIn, refresh } = shown;
  const { mine, facts } = detail;
  const waiting = mine?.filter(({ status }) => status === 'open').length ?? 0;
  return (
    <BlockCard
      title={title}
      isLead={isLead}
      failure={isSignedIn && !mine ? '您的记录没有取到' : undefined}
      onRetry={refresh}
    >
      {waiting > 0 && <Tag tone="warning" className={styles.waiting}>{`${waiting} 件奖品待领取`}</Tag>}
      {!isSignedIn && <Guest shown={shown} />}
      {isSignedIn && mine && (
        <Records mine={mine} facts={facts} shown={shown} empty={phase === ENDED ? empty : emptyBefore} />
      )}
    </BlockCard>
  );
}

/** What the member did in the campaign and has of it; what can still be claimed leads to where it is claimed. */
export function mine(copy: Copy = {}): CampaignBlock {
  return { kind: KIND, render: (shown) => <Mine {...copy} shown={shown} /> };
}
