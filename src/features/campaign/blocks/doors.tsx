import clsx from 'clsx';
import type { ComponentType, SVGProps } from 'react';
import type { Destination } from '@/shared/config/routes';
import { pathOf } from '@/shared/lib/navigation';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Link } from '@/shared/ui/Link/Link';
import type { CampaignBlock, ShownCampaign } from '../definition';
import styles from './doors.module.less';

interface Door {
  /** The server's name for it: what stands at the door comes under it. */
  key: string;
  name: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  to: Destination;
}

function Doors({ all, shown: { detail } }: { all: readonly Door[]; shown: ShownCampaign }) {
  return (
    <nav className={styles.doors} aria-label="活动入口">
      {all.map(({ key, name, Icon, to }) => {
        const said = detail.doors?.find((each) => each.key === key);
        return (
          <Link key={key} className={styles.door} to={pathOf(to)}>
            <span className={styles.seat} aria-hidden="true">
              <Icon />
            </span>
            <span className={styles.words}>
              <b>{name}</b>
              <small className={clsx(styles.note, said?.urgent && styles.urgent)}>
                <Dated>{said?.note || '—'}</Dated>
              </small>
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

/** The ways to the campaign's further screens, each with what the server says of it. They stay when it says nothing. */
export function doors(all: readonly Door[]): CampaignBlock {
  return { kind: 'doors', render: (shown) => <Doors all={all} shown={shown} /> };
}
