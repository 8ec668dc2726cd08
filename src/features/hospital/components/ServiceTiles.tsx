import clsx from 'clsx';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { IconSeat } from '@/shared/ui/IconSeat/IconSeat';
import { Link } from '@/shared/ui/Link/Link';
import type { HospitalService } from '../contract';
import { iconOfService } from '../serviceIcons';
import type { WaysOf } from '../useServiceWays';
import styles from './ServiceTiles.module.less';

/** The four on top, two beside each other. */
export function ServiceTiles({ services, waysOf }: { services: readonly HospitalService[]; waysOf: WaysOf }) {
  return (
    <ul className={styles.tiles}>
      {services.map((service) => (
        <li key={service.key}>
          <Tile service={service} waysOf={waysOf} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ service, waysOf }: { service: HospitalService; waysOf: WaysOf }) {
  const { to, href, onClick } = waysOf(service);
  const isPaused = service.status !== 'open';
  const note = isPaused ? '暂停服务' : service.note;
  const Icon = iconOfService(service.icon);
  const content = (
    <>
      <IconSeat className={styles.seat}>
        <Icon />
      </IconSeat>
      <span className={styles.words}>
        <span className={styles.name}>
          <SpacedWord>{service.name}</SpacedWord>
        </span>
        {note && <small className={clsx(styles.note, isPaused && styles.paused)}>{note}</small>}
      </span>
    </>
  );
  if (to !== undefined) {
    return (
      <Link className={styles.tile} to={to} onClick={onClick}>
        {content}
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <a className={styles.tile} href={href} onClick={onClick}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" className={styles.tile} onClick={onClick}>
      {content}
    </button>
  );
}
