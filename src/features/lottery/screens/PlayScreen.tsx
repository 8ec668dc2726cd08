import { useRef } from 'react';
import { currentHost } from '@/bridge/environment';
import { LatestPrizes, useLatestPrizes } from '@/features/reward';
import { useGoBack, useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { NavBar } from '@/shared/ui/NavBar';
import { QueryView } from '@/shared/ui/QueryView';
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
import { areAllGone } from '../oddsFormat';
import { useDrawSession } from '../useDrawSession';
import { useLottery } from '../useLottery';
import styles from './PlayScreen.module.less';

const RULES = 'rules';

export function PlayScreen() {
  const data = useLottery();
  const { isSignedIn, lottery, number, qualification, refresh } = data;
  const prizes = useLatestPrizes();
  const setQuery = useSetQuery();
  const goBack = useGoBack('lotteryPlay');
  const isRulesOpen = useQueryParam('panel') === RULES;
  const chances = useRef<HTMLElement>(null);
  const conditions = useRef<HTMLElement>(null);
  useDrawSession(isSignedIn);

  const openRules = () => setQuery({ panel: RULES });
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
        hidden={currentHost() === 'miniProgram'}
        clear
        action={
          <button type="button" className={styles.rules} onClick={openRules}>
            规则
          </button>
        }
      />
      <QueryView query={lottery} skeleton={<PlaySkeleton />}>
        {(shown) => (
          <>
            <PlayHero title={shown.title} />
            <PhaseLine lottery={shown} onStart={refresh} />
            <LuckDraw lottery={shown} data={data} onExplain={showWayOut} onChanged={refreshAll} />
            {qualification.data?.eligible === false && (
              <ConditionCard conditions={qualification.data.conditions} cardRef={conditions} />
            )}
            {shown.status === 1 && !areAllGone(shown.prizes) && number.data && (
              <ChanceCard number={number.data} cardRef={chances} />
            )}
            <LatestPrizes query={prizes} />
            <RankCard />
            <OddsCard lottery={shown} onRules={openRules} />
            <OrganiserLine lottery={shown} />
            <RulesPanel lottery={shown} isOpen={isRulesOpen} onClose={goBack} />
          </>
        )}
      </QueryView>
    </div>
  );
}
