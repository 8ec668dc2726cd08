import { currentHost } from '@/bridge/environment';
import { openMiniProgramPage } from '@/bridge/miniProgram';
import { useQuery } from '@/request/useQuery';
import { ReactComponent as PhoneIcon } from '@/shared/icons/phone.svg';
import { keyed } from '@/shared/lib/keyed';
import { phoneLink } from '@/shared/lib/safeUrl';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { Card } from '@/shared/ui/Card/Card';
import { leaveTo } from '@/shared/ui/dialog/leaveTo';
import { IconSeat } from '@/shared/ui/IconSeat/IconSeat';
import { NavBar } from '@/shared/ui/NavBar/NavBar';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { showMessage } from '@/shared/ui/toast/toast';
import { getHospitalServices, type HospitalService } from '../contract';
import { iconOfService } from '../serviceIcons';
import { type ServiceTarget, targetOfService } from '../serviceTarget';
import styles from './HospitalServices.module.less';
import { PatientLine } from './PatientLine';

async function follow(target: ServiceTarget): Promise<void> {
  if (target.kind === 'none') return showMessage(target.reason);
  if (target.kind === 'mini') {
    if ((await openMiniProgramPage(target.page)) !== 'opened') showMessage('页面没有打开，请再试一次');
    return;
  }
  if (target.kind !== 'leave') return;
  await leaveTo(target);
}

/** Entrances to the hospital's own services; emergency first. */
export function HospitalServices() {
  const query = useQuery(getHospitalServices, undefined);
  return (
    <>
      <NavBar title="医院服务" hidden={currentHost() === 'miniProgram'} clear />
      <PatientLine />
      <QueryView query={query} skeleton={<ServicesSkeleton />}>
        {({ groups, emergencyPhone }) => (
          <>
            {phoneLink(emergencyPhone) !== undefined && (
              <a className={styles.emergency} href={phoneLink(emergencyPhone)}>
                <PhoneIcon aria-hidden />
                <span>
                  <b>急诊电话</b>
                  <span className={styles.number}>{emergencyPhone}，24 小时有人接</span>
                </span>
              </a>
            )}
            {keyed(groups).map(([key, { name, items }]) => (
              <Card key={key} aria-label={name}>
                <SectionTitle>{name}</SectionTitle>
                <ul className={styles.grid}>
                  {items.map((service) => (
                    <li key={service.key}>
                      <Tile service={service} />
                    </li>
                  ))}
                </ul>
              </Card>
            ))}
          </>
        )}
      </QueryView>
    </>
  );
}

function Tile({ service }: { service: HospitalService }) {
  const target = targetOfService(service);
  const Icon = iconOfService(service.icon);
  const content = (
    <>
      <IconSeat>
        <Icon aria-hidden />
      </IconSeat>
      <span className={styles.name}>
        <SpacedWord>{service.name}</SpacedWord>
      </span>
      {target.kind === 'none' && <span className={styles.reason}>{target.reason}</span>}
    </>
  );
  if (target.kind === 'link') {
    return (
      <a className={styles.tile} href={target.href}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" className={styles.tile} onClick={() => void follow(target)}>
      {content}
    </button>
  );
}

function ServicesSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="card" height="76px" />
      <Skeleton shape="card" height="210px" space="12px" />
      <Skeleton shape="card" height="210px" space="12px" />
    </div>
  );
}
