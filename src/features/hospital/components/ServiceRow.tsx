import { useElderMode } from '@/shared/lib/elderMode';
import { Dated } from '@/shared/ui/Dated/Dated';
import { IconSeat } from '@/shared/ui/IconSeat/IconSeat';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import type { HospitalService } from '../contract';
import { iconOfService } from '../serviceIcons';
import type { WaysOf } from '../useServiceWays';
import styles from './ServiceRow.module.less';

interface Props {
  service: HospitalService;
  waysOf: WaysOf;
  /** At the end of the row instead of what the service is good for. */
  value?: string;
}

/** Why it is paused and whom to call, to be read without a tap. */
function PauseNote({ reasonText, phone }: Pick<HospitalService, 'reasonText' | 'phone'>) {
  return (
    <>
      {reasonText}
      {reasonText && phone && '，'}
      {phone && <Dated>{`电话 ${phone}`}</Dated>}
    </>
  );
}

export function ServiceRow({ service, waysOf, value = service.note }: Props) {
  const isElder = useElderMode();
  const { to, href, onClick } = waysOf(service);
  const isPaused = service.status !== 'open';
  const Icon = iconOfService(service.icon);
  const shown = isPaused ? <span className={styles.paused}>暂停服务</span> : value;
  const row = { to, href, onClick, title: service.name };
  const pause = isPaused ? <PauseNote reasonText={service.reasonText} phone={service.phone} /> : undefined;
  if (isElder) {
    return (
      <ListRow
        {...row}
        className={styles.elder}
        seat={
          <IconSeat>
            <Icon />
          </IconSeat>
        }
        note={[shown, pause]}
      />
    );
  }
  return <ListRow {...row} className={styles.row} icon={<Icon />} note={pause} value={shown} wide={isPaused} />;
}
