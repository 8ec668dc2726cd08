import { useQuery } from '@/request/useQuery';
import { useElderMode } from '@/shared/lib/elderMode';
import { useTitle } from '@/shared/lib/useTitle';
import { useUncover } from '@/shared/lib/useUncover';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { PhoneRow } from '@/shared/ui/HelpWays/PhoneRow';
import { PageState } from '@/shared/ui/PageState/PageState';
import { SubjectContext } from '@/shared/ui/PageState/subject';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { getHospitalServices, type HospitalServices as Services } from '../contract';
import { openableGroups } from '../serviceTarget';
import { EmergencyCard } from './EmergencyCard';
import styles from './HospitalServices.module.less';
import { PatientCard } from './PatientCard';
import { ServiceBoard } from './ServiceBoard';
import { ServiceHead } from './ServiceHead';

const SUBJECT = { kind: 'hospital' } as const;

/** Entrances to the hospital's own services; emergency first. */
export function HospitalServices() {
  useTitle('医院服务');
  useUncover();
  const query = useQuery(getHospitalServices, undefined, { refreshOnReturn: true });
  const { data } = query;
  const isElder = useElderMode();
  return (
    <SubjectContext.Provider value={SUBJECT}>
      <ServiceHead hospitalName={data?.hospitalName} />
      <PatientCard />
      <EmergencyCard phone={data?.emergencyPhone} />
      <QueryView query={query} skeleton={<BoardSkeleton />}>
        {(services) => <Board services={services} />}
      </QueryView>
      {isElder && <PhoneRow />}
    </SubjectContext.Provider>
  );
}

function Board({ services }: { services: Services }) {
  const groups = openableGroups(services.groups);
  if (groups.length > 0) return <ServiceBoard data={{ ...services, groups }} />;
  return (
    <>
      <PageState state="empty" title="现在没有可用的服务" text="需要帮忙，请联系客服，或到医院办理" />
      <HelpWays />
    </>
  );
}

function BoardSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="card" height="var(--tap)" />
      <div className={styles.tiles}>
        <Skeleton shape="card" height="88px" />
        <Skeleton shape="card" height="88px" />
        <Skeleton shape="card" height="88px" />
        <Skeleton shape="card" height="88px" />
      </div>
      <Skeleton shape="card" height="422px" />
      <Skeleton shape="card" height="152px" space="12px" />
    </div>
  );
}
