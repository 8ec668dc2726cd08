import { useRef } from 'react';
import { currentHost } from '@/bridge/environment';
import { LatestPrizes, useLatestPrizes } from '@/features/reward';
import { usePanel } from '@/shared/lib/usePanel';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { NavBar } from '@/shared/ui/NavBar/NavBar';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { ChanceCard } from '../components/ChanceCard';
import { ConditionCard } from '../components/ConditionCard';
import { LuckDraw } from '../components/LuckDraw';
import { OddsCard } from '../components/OddsCard';
import { OrganiserLine } from '../components/OrganiserLine';
import { PhaseLine } from '../components/PhaseLine';
import { PlayHero } from '../components/PlayHero';
import { PlaySkeleton } from '../components/PlaySkeleton';
import { RankCard } from '../components/RankCard';
import { RulesPanel } from '../components/RulesPanel';
import type { Lottery } from '../contract';
import { areAllGone } from '../oddsFormat';
import { useDrawSession } from '../useDrawSession';
import { useLottery } from '../useLottery';
import { useLotteryShare } from '../useLotteryShare';
import styles from './PlayScreen.module.less';

const RULES = 'rules';

/** Meeting the conditions is still of use. */
function canStillDraw({ status, prizes }: Lottery): boolean {
  return status < 2 && !areAllGone(prizes);
}

export function PlayScreen() {
  const data = useLottery();
  const { isSignedIn, lottery, number, qualification, refresh } = data;
  const prizes = useLatestPrizes();
  const panel = usePanel('panel');
  const chances = useRef<HTMLElement>(null);
  const conditions = useRef<HTMLElement>(null);
  // Inside the mini-program the rules stand beside the wheel.
  const hasOwnBar = currentHost() !== 'miniProgram';
  useDrawSession(isSignedIn);
  useLotteryShare(lottery.data);

  const openRules = () => panel.open(RULES);
  const showWayOut = () => {
    const card = conditions.current ?? chances.current;
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  };
  const refreshAll = () => {
    refresh();
    prizes.refresh();
  };

  return (
    <div className={styles.screen}>
      <NavBar
        title="抽奖与排行"
        hidden={!hasOwnBar}
        clear
        action={
          hasOwnBar && (
            <button type="button" className={styles.rules} onClick={openRules}>
              <SpacedWord>规则</SpacedWord>
            </button>
          )
        }
      />
      <QueryView query={lottery} skeleton={<PlaySkeleton />}>
        {(shown) => (
          <>
            <PlayHero title={shown.title} />
            <PhaseLine lottery={shown} number={number.data} onStart={refresh} onReminded={number.refresh} />
            <LuckDraw
              lottery={shown}
              data={data}
              onRules={hasOwnBar ? undefined : openRules}
              onExplain={showWayOut}
              onChanged={refreshAll}
            />
            {canStillDraw(shown) && qualification.data?.eligible === false && (
              <ConditionCard conditions={qualification.data.conditions} cardRef={conditions} />
            )}
            {shown.status === 1 && canStillDraw(shown) && number.data && (
              <ChanceCard number={number.data} cardRef={chances} />
            )}
            <LatestPrizes query={prizes} />
            <RankCard />
            <OddsCard lottery={shown} onRules={openRules} />
            <OrganiserLine lottery={shown} />
            <RulesPanel lottery={shown} isOpen={panel.shown === RULES} onClose={panel.close} />
          </>
        )}
      </QueryView>
    </div>
  );
}
