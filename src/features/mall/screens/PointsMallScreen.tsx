import { lazy, Suspense } from 'react';
import { useElderMode } from '@/shared/lib/elderMode';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { TabBar } from '@/shared/ui/TabBar';
import { StandardHome } from '../components/home/StandardHome';
import styles from './PointsMallScreen.module.less';

const ElderHome = lazy(async () => ({ default: (await import('../components/home/ElderHome')).ElderHome }));
const ServiceTab = lazy(async () => ({ default: (await import('@/features/hospital')).HospitalServices }));
const SearchPanel = lazy(async () => ({ default: (await import('../components/home/SearchPanel')).SearchPanel }));
const EarnPopups = lazy(async () => ({ default: (await import('../components/home/EarnPopups')).EarnPopups }));

/** The home screen, with the hospital's services as its second tab. */
export function PointsMallScreen() {
  const isElder = useElderMode();
  const isService = useQueryParam('tab') === 'service';
  const step = useQueryParam('step');
  const setQuery = useSetQuery();

  if (step === 'search') {
    return (
      <Suspense fallback={null}>
        <SearchPanel />
      </Suspense>
    );
  }
  const openStep = (name: string) => setQuery({ step: name });
  const Home = isElder ? ElderHome : StandardHome;
  return (
    <div className={styles.page}>
      <Suspense fallback={null}>{isService ? <ServiceTab /> : <Home onOpen={openStep} />}</Suspense>
      {(step === 'sign' || step === 'tasks') && (
        <Suspense fallback={null}>
          <EarnPopups step={step} />
        </Suspense>
      )}
      <TabBar current={isService ? 'service' : 'home'} />
    </div>
  );
}
