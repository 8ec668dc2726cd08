import clsx from 'clsx';
import { formatLastDay } from '@/shared/lib/timeFormat';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { CampaignDefinition } from '../definition';
import { hasNothing } from '../hasNothing';
import type { CampaignState } from '../useCampaign';
import styles from './CampaignHero.module.less';
import { Hero } from './Hero';

interface Props {
  campaign: CampaignDefinition;
  state: CampaignState;
  isInMiniProgram: boolean;
  /** Shows the rules; absent while none are known. */
  onRules: (() => void) | undefined;
}

function PhaseWords({ state: { query, phase, moment, onMoment } }: Pick<Props, 'state'>) {
  const endAt = query.data?.endAt ?? null;
  if (phase === 2) return <Dated>{endAt === null ? '已结束' : `已于 ${formatLastDay(endAt, '结束')}`}</Dated>;
  if (phase === 0 && moment === null) return <>即将开始</>;
  if (phase === undefined || moment === null) return null;
  return (
    <>
      {phase === 0 ? '距开始' : '距结束'}
      <CountDown className={styles.clock} endAt={moment} onEnd={onMoment} />
    </>
  );
}

/** The one loud place of a campaign: three layers of art, the headline, how long it lasts. It is there before any answer. */
export function CampaignHero({ campaign: { route, hero }, state, isInMiniProgram, onRules }: Props) {
  const { Mark } = hero.art;
  const { line, lineBefore = line } = hero;
  const isOpen = state.phase === 0 || state.phase === 1;
  return (
    <Hero
      title={route.title}
      hero={isOpen ? { ...hero, line: lineBefore } : hero}
      isInMiniProgram={isInMiniProgram}
      isBare={hasNothing(state.query)}
      startAt={state.query.data?.startAt ?? null}
      mark={Mark && <Mark className={styles.mark} phase={state.phase} endAt={state.query.data?.endAt ?? null} />}
      action={
        <button type="button" className={clsx(styles.rules, !onRules && styles.unknown)} onClick={onRules}>
          <SpacedWord>规则</SpacedWord>
        </button>
      }
    >
      <PhaseWords state={state} />
    </Hero>
  );
}
