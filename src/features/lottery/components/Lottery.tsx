import clsx from 'clsx';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { currentHost } from '@/bridge/environment';
import { useVisitReport } from '@/features/report';
import { useLatestPrizes } from '@/features/reward';
import { useShareCard } from '@/features/wechat';
import { send } from '@/request/send';
import { usePanel } from '@/shared/lib/usePanel';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { LateHelp } from '@/shared/ui/HelpWays/LateHelp';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { NavBar } from '@/shared/ui/NavBar/NavBar';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { clearDrawSession, type LotteryScope } from '../contract';
import { type LotteryDress, tokensOf } from '../dress';
import { isOver, PUBLIC_ODDS } from '../oddsFormat';
import { useLottery } from '../useLottery';
import styles from './Lottery.module.less';
import { LotteryCards } from './LotteryCards';
import { LotteryHero } from './LotteryHero';
import { LuckDraw } from './LuckDraw';
import { RulesPanel } from './laterParts';
import { NoPrizes } from './NoPrizes';
import { PhaseLine } from './PhaseLine';
import { WinnersTicker } from './WinnersTicker';

const RULES = 'rules';

export interface LotteryProps extends LotteryScope {
  dress?: LotteryDress;
  /**
   * The lottery is a screen of its own: it has a bar with this title and tells the share menu of this router path. A page
   * that holds the lottery as one of its parts leaves it out.
   */
  screen?: { title: string; path: string };
}

/** Ends the draw session on the server when a signed-in member leaves; silent. */
function useDrawSession(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return undefined;
    return () => void send(clearDrawSession, undefined).catch(() => undefined);
  }, [isSignedIn]);
}

/** Leads to the first of these cards that stands there; as long as none does the wish is kept: they come after the wheel. */
function useWayOut(...cards: RefObject<HTMLElement>[]): () => void {
  const isWanted = useRef(false);
  const show = () => {
    const card = cards.map(({ current }) => current).find(Boolean);
    isWanted.current = !card;
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (isWanted.current) show();
  });
  return show;
}

interface BarProps {
  title: string;
  isHidden: boolean;
  /** The lottery's own title stands below, or is on its way. */
  hasTitleBelow: boolean;
  onRules: () => void;
}

function Bar({ title, isHidden, hasTitleBelow, onRules }: BarProps) {
  const rules = !isHidden && (
    <button type="button" className={styles.rules} onClick={onRules}>
      <SpacedWord>规则</SpacedWord>
    </button>
  );
  return <NavBar title={title} hidden={isHidden} clear hasTitleBelow={hasTitleBelow} action={rules} />;
}

function LotterySkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="180px" height="40px" />
      <Skeleton width="150px" height="16px" space="12px" />
      <Skeleton height="calc(100vw + 6px)" shape="card" className={styles.skeletonBoard} />
      <Skeleton height="180px" shape="card" space="12px" />
      <Skeleton height="240px" shape="card" space="12px" />
    </div>
  );
}

/**
 * A lottery with all that belongs to it: wheel, chances, latest prizes, rank of the activity, odds and rules. The rules
 * stand at `?panel=rules` of the page that holds it.
 */
export function Lottery({ activityId, lotteryId, dress = {}, screen }: LotteryProps) {
  const scope = { activityId, lotteryId };
  const data = useLottery(scope);
  const { isSignedIn, lottery, chances, refresh } = data;
  const prizes = useLatestPrizes(scope);
  const panel = usePanel('panel');
  const chanceCard = useRef<HTMLElement>(null);
  const conditionCard = useRef<HTMLElement>(null);
  // Inside the mini-program the rules stand beside the wheel.
  const hasBar = screen !== undefined && currentHost() !== 'miniProgram';
  const { title = lottery.data?.title ?? '', slogan, art } = dress;
  const hasFailed = lottery.failure !== undefined && lottery.data === undefined;
  const report = useVisitReport(activityId);
  useDrawSession(isSignedIn);
  useShareCard(screen && lottery.data && { title, path: screen.path });

  const openRules = () => panel.open(RULES);
  const showWayOut = useWayOut(conditionCard, chanceCard);
  const refreshAll = () => {
    refresh();
    prizes.refresh();
  };

  return (
    <div className={clsx(styles.lottery, screen && styles.screen)} style={tokensOf(dress)}>
      {screen && <Bar title={screen.title} isHidden={!hasBar} hasTitleBelow={!hasFailed} onRules={openRules} />}
      <QueryView query={lottery} skeleton={<LotterySkeleton />}>
        {(shown) => (
          <>
            <LotteryHero title={title} slogan={isOver(shown) ? PUBLIC_ODDS : slogan} art={art}>
              <WinnersTicker scope={scope} />
            </LotteryHero>
            <PhaseLine
              scope={scope}
              lottery={shown}
              chances={chances.data}
              onStart={refresh}
              onReminded={chances.refresh}
            />
            {shown.prizes.length === 0 ? (
              <NoPrizes onRetry={refreshAll} />
            ) : (
              <LuckDraw
                activityId={activityId}
                lottery={shown}
                data={data}
                onDraw={() => report('draw', lotteryId === undefined ? {} : { lotteryId })}
                onRules={hasBar ? undefined : openRules}
                onExplain={showWayOut}
                onChanged={refreshAll}
              />
            )}
            <LotteryCards
              activityId={activityId}
              lottery={shown}
              data={data}
              prizes={prizes}
              chanceCard={chanceCard}
              conditionCard={conditionCard}
              isPart={screen === undefined}
              onRules={openRules}
            >
              {screen && <LateHelp />}
            </LotteryCards>
            <Suspense fallback={panel.shown === RULES && <PartLoading />}>
              <RulesPanel lottery={shown} isOpen={panel.shown === RULES} onClose={panel.close} />
            </Suspense>
          </>
        )}
      </QueryView>
    </div>
  );
}
