import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useElderMode } from '@/shared/lib/elderMode';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { TabBar } from '@/shared/ui/TabBar/TabBar';
import { StandardHome } from '../components/home/StandardHome';
import styles from './PointsMallScreen.module.less';

// The start page (scripts/start-page) asks for the two whose turn it is.
const ElderHome = lazyPart(
  async () => (await import(/* webpackChunkName: "part.elder" */ '../components/home/ElderHome')).ElderHome,
);
const ServiceTab = lazyPart(
  async () => (await import(/* webpackChunkName: "part.service" */ '@/features/hospital')).HospitalServices,
);
const SearchPanel = lazyPart(async () => (await import('../components/home/SearchPanel')).SearchPanel);
const EarnPopups = lazyPart(async () => (await import('../components/home/EarnPopups')).EarnPopups);

const MARK_AFTER_MS = 2000;

/** The number of unread notices: nobody waits for it, and it may be missing. */
function useUnreadMark(): ReactNode {
  const [Mark, setMark] = useState<ComponentType>();
  useEffect(() => {
    const timer = setTimeout(async () => {
      const notice = await import(/* webpackChunkName: "optional.late" */ '@/features/notice').catch(() => undefined);
      setMark(() => notice?.UnreadBadge);
    }, MARK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return Mark && <Mark />;
}

/** The home screen, with the hospital's services as its second tab. */
export function PointsMallScreen() {
  const isElder = useElderMode();
  const isService = useQueryParam('tab') === 'service';
  const step = useQueryParam('step');
  const words = useQueryParam('q');
  const setQuery = useSetQuery();
  const mark = useUnreadMark();
  const isEarning = step === 'sign' || step === 'tasks';
  const [hasEarned, setEarned] = useState(false);
  // From then on its panels are there: they leave as every panel does.
  if (isEarning && !hasEarned) setEarned(true);

  if (step === 'search' || words !== undefined) {
    return (
      <Suspense fallback={<PartLoading />}>
        <SearchPanel />
      </Suspense>
    );
  }
  const Home = isElder ? ElderHome : StandardHome;
  return (
    <div className={styles.page}>
      <Suspense fallback={<PartLoading />}>
        {isService ? <ServiceTab /> : <Home onOpen={(name: string) => setQuery({ step: name })} />}
      </Suspense>
      {hasEarned && (
        <Suspense fallback={<PartLoading />}>
          <EarnPopups />
        </Suspense>
      )}
      <TabBar current={isService ? 'service' : 'home'} mark={mark} />
    </div>
  );
}
