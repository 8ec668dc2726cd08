import { useRef, useState } from 'react';
import { currentHost } from '@/bridge/environment';
import { Dressed, type ShownSlot, SlotGoods, SlotTabs, SlotTime, useGoodsSlots } from '@/features/campaign';
import { TextBlocks } from '@/features/consent';
import { useSession } from '@/session/useSession';
import star from '@/shared/art/star.webp';
import telescope from '@/shared/art/telescope.webp';
import { pathOf } from '@/shared/lib/navigation';
import { serverNow } from '@/shared/lib/serverClock';
import { formatClock, formatDay, formatLastDay, formatNearDayTime } from '@/shared/lib/timeFormat';
import { Card } from '@/shared/ui/Card/Card';
import { Dated } from '@/shared/ui/Dated/Dated';
import { HelpFoot } from '@/shared/ui/HelpWays/HelpFoot';
import { NavBar } from '@/shared/ui/NavBar/NavBar';
import { PageState } from '@/shared/ui/PageState/PageState';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { BoughtGoods } from '../components/BoughtGoods';
import { GoodsFilter } from '../components/GoodsFilter';
import { DAY } from '../dress';
import { ALL_GOODS, type GoodsChoice, picks } from '../goodsChoice';
import { ROUTES } from '../routes';
import styles from './GoodsScreen.module.less';

const CODE = 'year';

function slotWords({ status, startAt, endAt }: ShownSlot): string {
  if (status === 'ended') return '这一场已经结束';
  if (status === 'coming') {
    const isToday = formatDay(startAt) === formatDay(serverNow());
    return `${isToday ? formatClock(startAt) : formatNearDayTime(startAt)} 开始`;
  }
  return `${formatClock(endAt).replace('00:00', '24:00')} 结束`;
}

/** A piece of the sky with what is looked through. */
function GoodsSky() {
  return (
    <div className={styles.art} aria-hidden="true">
      <svg aria-hidden="true" viewBox="0 0 390 216" className={styles.orbitLayer}>
        <ellipse className={styles.orbit} cx="350" cy="128" rx="120" ry="84" />
        <circle className={styles.dot} cx="273" cy="64" r="3.6" />
        <circle className={styles.dot} cx="309" cy="49" r="3.6" />
        <circle className={styles.dot} cx="241" cy="92" r="6" />
      </svg>
      <img className={styles.telescope} src={telescope} alt="" width="96" height="96" />
      <img className={styles.star} src={star} alt="" width="44" height="44" />
      <svg aria-hidden="true" viewBox="0 0 390 216" preserveAspectRatio="none" className={styles.layer}>
        <path className={styles.hill} d="M-10 148c120-36 280-36 410-6v80H-10z" />
      </svg>
    </div>
  );
}

/** After the end: since when, and what is left of it. */
function Closed({ at, isRemoved }: { at: number; isRemoved: boolean }) {
  if (isRemoved) {
    const onward = { text: '去积分商城', to: pathOf('pointsMall') };
    return <PageState state="closed" reason="ended" title="活动资料已下线" action={onward} />;
  }
  return (
    <PageState
      state="closed"
      reason="ended"
      title="年度商品已结束"
      text={`已于 ${formatLastDay(at, '结束')}`}
      action={{ text: '看年度订单', to: pathOf(ROUTES.order) }}
    />
  );
}

/** What the campaign sells, slot by slot; a guest sees it too. */
export function GoodsScreen() {
  const { isSignedIn } = useSession();
  const [choice, setChoice] = useState<GoodsChoice>(ALL_GOODS);
  const shown = useGoodsSlots(CODE);
  const { pages, slots, chosen, choose } = shown;
  // Its place is kept while the slots may still come.
  const hasSlots = slots.length > 0 || pages.isLoading;
  const closedAt = pages.latest?.closedAt ?? null;
  const notes = useRef<HTMLDivElement>(null);
  const readNotes = () => {
    notes.current?.scrollIntoView();
    notes.current?.focus({ preventScroll: true });
  };
  return (
    <Dressed dress={DAY} subject={{ kind: 'campaign', number: 'year' }}>
      <section className={styles.hero}>
        <GoodsSky />
        <NavBar
          title={ROUTES.goods.title}
          hidden={currentHost() === 'miniProgram'}
          clear
          fallback={ROUTES.home}
          action={
            <button type="button" className={styles.notes} onClick={readNotes}>
              购买须知
            </button>
          }
        />
        <h2 className={styles.title}>年度商品</h2>
        <p className={styles.line}>{closedAt === null ? '每天三场，按需要来选' : '活动已结束'}</p>
      </section>
      <div className={styles.content}>
        {closedAt === null && (
          <>
            {slots.length > 0 && <SlotTabs className={styles.tabs} slots={slots} onChoose={choose} />}
            {slots.length === 0 && hasSlots && <div className={styles.noTabs} />}
            {hasSlots && (
              <>
                <div className={styles.time}>
                  <span>
                    <Dated>{chosen && slotWords(chosen)}</Dated>
                  </span>
                  <SlotTime slot={chosen} />
                </div>
                <GoodsFilter rows={pages.latest && pages.rows} choice={choice} onChange={setChoice} />
              </>
            )}
          </>
        )}
        <HelpFoot
          foot={
            <div ref={notes} tabIndex={-1} className={styles.target}>
              <Card>
                <SectionTitle>购买须知</SectionTitle>
                <div className={styles.lines}>
                  <TextBlocks textKey="year-goods" />
                </div>
              </Card>
            </div>
          }
        >
          {closedAt === null ? (
            <SlotGoods code={CODE} shown={shown} pick={(row) => picks(row, choice)} />
          ) : (
            <Closed at={closedAt} isRemoved={pages.latest?.removed ?? false} />
          )}
          {isSignedIn && <BoughtGoods />}
        </HelpFoot>
      </div>
    </Dressed>
  );
}
