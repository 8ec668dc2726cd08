import { useState } from 'react';
import { ReactComponent as DownIcon } from '@/shared/icons/chevronDown.svg';
import { ReactComponent as UpIcon } from '@/shared/icons/chevronUp.svg';
import { useElderMode } from '@/shared/lib/elderMode';
import { usePanel } from '@/shared/lib/usePanel';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { HospitalService, HospitalServices } from '../contract';
import { allServices, findServices, firstServices, groupsWithout } from '../serviceChoice';
import { isElsewhere } from '../serviceTarget';
import { useServiceWays, type WaysOf } from '../useServiceWays';
import { MiniProgramWay } from './MiniProgramWay';
import styles from './ServiceBoard.module.less';
import { ServiceFoot } from './ServiceFoot';
import { ServiceGroups } from './ServiceGroups';
import { ServiceRow } from './ServiceRow';
import { Finds, SearchField } from './ServiceSearch';
import { ServiceTiles } from './ServiceTiles';

/** What the server names: the four that are used most, then the others by their groups; found by words, too. */
export function ServiceBoard({ data }: { data: HospitalServices }) {
  const { groups } = data;
  const { used, waysOf, forget } = useServiceWays();
  const [words, setWords] = useState('');
  const isElder = useElderMode();
  const first = firstServices(data, used);
  const others = groupsWithout(first, groups);
  return (
    <>
      <SearchField words={words} onChange={setWords} />
      {words.trim() === '' ? (
        <>
          <First services={first} waysOf={waysOf} />
          {allServices(groups).some((service) => isElsewhere(waysOf(service).target)) && <MiniProgramWay />}
          {isElder ? (
            <ElderGroups groups={others} waysOf={waysOf} />
          ) : (
            <ServiceGroups groups={others} waysOf={waysOf} />
          )}
        </>
      ) : (
        <Finds words={words} finds={findServices(groups, words)} waysOf={waysOf} />
      )}
      <ServiceFoot onForget={used.length > 0 ? forget : undefined} />
    </>
  );
}

function First({ services, waysOf }: { services: readonly HospitalService[]; waysOf: WaysOf }) {
  const isElder = useElderMode();
  return (
    <section aria-label="常用服务">
      <SectionTitle outside>常用</SectionTitle>
      {isElder ? (
        <Card tight>
          {services.map((service) => (
            <ServiceRow key={service.key} service={service} waysOf={waysOf} />
          ))}
        </Card>
      ) : (
        <ServiceTiles services={services} waysOf={waysOf} />
      )}
    </section>
  );
}

/** 长辈版: the rest stays behind one button. */
function ElderGroups(props: Pick<HospitalServices, 'groups'> & { waysOf: WaysOf }) {
  const panel = usePanel('step');
  const isOpen = panel.shown === 'all';
  const Chevron = isOpen ? UpIcon : DownIcon;
  return (
    <>
      <div className={styles.all}>
        <Button
          variant="outline"
          block
          aria-expanded={isOpen}
          onClick={() => (isOpen ? panel.close() : panel.open('all'))}
        >
          <span className={styles.toggle}>
            {isOpen ? '收起全部服务' : '全部服务'}
            <Chevron />
          </span>
        </Button>
      </div>
      {isOpen && <ServiceGroups {...props} />}
    </>
  );
}
