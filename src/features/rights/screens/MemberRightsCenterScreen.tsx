import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { PAID_LEVEL } from '@/shared/config/constants';
import { keyed } from '@/shared/lib/keyed';
import { internalPath, pathOf, useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { formatPointsChange } from '@/shared/lib/pointsFormat';
import { formatNearDay } from '@/shared/lib/timeFormat';
import { Card } from '@/shared/ui/Card/Card';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Measured } from '@/shared/ui/Dated/Measured';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { PageState } from '@/shared/ui/PageState/PageState';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { GrowthCard } from '../components/GrowthCard';
import { LevelCards } from '../components/LevelCards';
import { LevelRights } from '../components/LevelRights';
import { MemberHint } from '../components/MemberHint';
import { RightSkeleton } from '../components/RightSkeleton';
import { getLevels, type Levels } from '../contract';
import styles from './MemberRightsCenterScreen.module.less';

function Tasks({ tasks }: Pick<Levels, 'tasks'>) {
  if (tasks.length === 0) return null;
  return (
    <Card>
      <SectionTitle>成长任务</SectionTitle>
      {tasks.map(({ taskId, title, growth, status, route }) => (
        <ListRow
          key={taskId}
          title={title}
          note={status}
          value={`${formatPointsChange(growth)} 成长值`}
          to={internalPath(route)}
          wide
          className={styles.task}
        />
      ))}
    </Card>
  );
}

function Center({ levels }: { levels: Levels }) {
  const { isSignedIn } = useSession();
  const asked = Number(useQueryParam('level') ?? Number.NaN);
  const setQuery = useSetQuery();
  const shown =
    levels.levels.find(({ level }) => level === asked) ?? levels.levels.find(({ level }) => level === levels.current);
  if (!shown) {
    return (
      <PageState
        state="empty"
        art="coupons"
        title="暂时没有等级信息"
        text="请过一会儿再来，或先看看能用的权益"
        action={{ text: '看我的权益', to: pathOf('equityAggregation') }}
      />
    );
  }
  const { downgrade } = levels;
  // A session that has ended is answered as a guest's is.
  const isGuest = !isSignedIn || levels.growth === null;
  return (
    <>
      <div className={styles.top}>
        <LevelCards
          levels={levels.levels}
          shown={shown.level}
          own={isGuest ? undefined : levels}
          onShow={(level) => setQuery({ level }, { replace: true })}
        />
      </div>
      {levels.frozenText !== '' && <p className={styles.warning}>{levels.frozenText}</p>}
      {downgrade && downgrade.at !== null && (
        <p className={styles.warning}>
          <Dated>
            {formatNearDay(downgrade.at)}：{downgrade.text}
          </Dated>
        </p>
      )}
      {levels.current < PAID_LEVEL && <MemberHint isGuest={isGuest} hasHadCard={levels.hasHadCard} />}
      <LevelRights level={shown} levels={levels.levels} />
      <Tasks tasks={levels.tasks} />
      <GrowthCard growth={levels.growth} growthRows={levels.growthRows} />
      <Card>
        <SectionTitle>等级规则</SectionTitle>
        <ul className={styles.rules}>
          {keyed(levels.rules).map(([key, rule]) => (
            <li key={key}>
              <Measured>{rule}</Measured>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** What the levels and cards give. */
export function MemberRightsCenterScreen() {
  const { data, failure, updatedAt, refresh } = useQuery(getLevels, undefined, { refreshOnReturn: true });
  return (
    <ScreenFrame
      space="below"
      title="权益中心"
      subject={{ kind: 'right' }}
      hasHelp
      failure={failure}
      updatedAt={updatedAt}
      onRetry={refresh}
      skeleton={<RightSkeleton />}
    >
      {data && <Center levels={data} />}
    </ScreenFrame>
  );
}
