import type { ComponentType, SVGProps } from 'react';
import { PAID_LEVEL } from '@/shared/config/constants';
import { ReactComponent as DayIcon } from '@/shared/icons/calendarHeart.svg';
import { ReactComponent as PointsIcon } from '@/shared/icons/coins.svg';
import { ReactComponent as PhoneIcon } from '@/shared/icons/headset.svg';
import { ReactComponent as HomeIcon } from '@/shared/icons/home.svg';
import { ReactComponent as CourseIcon } from '@/shared/icons/school.svg';
import { ReactComponent as ConsultIcon } from '@/shared/icons/serviceConsultation.svg';
import { ReactComponent as AnyIcon } from '@/shared/icons/star.svg';
import { ReactComponent as ShipIcon } from '@/shared/icons/truck.svg';
import { ReactComponent as FamilyIcon } from '@/shared/icons/users.svg';
import { useElderMode } from '@/shared/lib/elderMode';
import { pathOf } from '@/shared/lib/navigation';
import { AT_ONCE } from '@/shared/lib/useFewer';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { Card } from '../contract';
import styles from './RightsGrid.module.less';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const ICONS = new Map<string, Icon>([
  ['home', HomeIcon],
  ['consult', ConsultIcon],
  ['points', PointsIcon],
  ['day', DayIcon],
  ['course', CourseIcon],
  ['family', FamilyIcon],
  ['ship', ShipIcon],
  ['phone', PhoneIcon],
]);

const SHOWN_COUNT = 6;

/** What the card gives: the first of them, and the way to the rest, at the level that the card brings, whatever one's own is. */
export function RightsGrid({ rights }: { rights: Card['rights'] }) {
  const isElder = useElderMode();
  if (rights.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionTitle more={{ text: '看全部', to: pathOf('memberRightsCenter', { level: PAID_LEVEL }) }}>
        含 {rights.length} 项专享权益
      </SectionTitle>
      <ul className={styles.grid}>
        {rights.slice(0, isElder ? AT_ONCE : SHOWN_COUNT).map(({ rightId, kind, title, note }) => {
          const RightIcon = ICONS.get(kind) ?? AnyIcon;
          return (
            <li key={rightId} className={styles.item}>
              <span className={styles.seat}>
                <RightIcon width="1em" height="1em" aria-hidden="true" />
              </span>
              <span>
                {title}
                <small>{note}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
