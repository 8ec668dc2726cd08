import type { ComponentType, SVGProps } from 'react';
import { ReactComponent as AwardIcon } from '@/shared/icons/award.svg';
import { ReactComponent as CalendarHeartIcon } from '@/shared/icons/calendarHeart.svg';
import { ReactComponent as ConfettiIcon } from '@/shared/icons/confetti.svg';
import { ReactComponent as CrownIcon } from '@/shared/icons/crown.svg';
import { ReactComponent as GiftIcon } from '@/shared/icons/gift.svg';
import { ReactComponent as ReceiptIcon } from '@/shared/icons/receipt.svg';
import { ReactComponent as SchoolIcon } from '@/shared/icons/school.svg';
import { ReactComponent as SparklesIcon } from '@/shared/icons/sparkles.svg';
import { ReactComponent as TicketIcon } from '@/shared/icons/ticket.svg';
import { internalPath } from '@/shared/lib/navigation';
import { ownValue } from '@/shared/lib/ownValue';
import type { MallHome } from '../../contract';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

export interface QuickLink {
  key: string;
  name: string;
  href: string;
  Icon: Icon;
  /** The festive tint; at most two of a row. */
  isWarm: boolean;
  badge: number;
}

const ICONS: Readonly<Record<string, Icon>> = {
  lottery: GiftIcon,
  draw: GiftIcon,
  orders: ReceiptIcon,
  rightsDay: CalendarHeartIcon,
  equityDay: CalendarHeartIcon,
  activity: ConfettiIcon,
  course: SchoolIcon,
  courses: SchoolIcon,
  card: CrownIcon,
  coupon: TicketIcon,
  coupons: TicketIcon,
  prizes: AwardIcon,
};
const WARM: readonly Icon[] = [GiftIcon, CalendarHeartIcon];
/** Beside 赚积分, which the screen adds itself. */
const MOST_LINKS = 5;

/** The quickLinks that this app has a screen for, at most five, in the server's order. */
export function quickLinksOf(icons: MallHome['icons'] = []): QuickLink[] {
  return icons
    .flatMap(({ key, name, route, badge }) => {
      const path = internalPath(route);
      const Icon = ownValue(ICONS, key) ?? SparklesIcon;
      return path === undefined ? [] : [{ key, name, href: `#${path}`, Icon, isWarm: WARM.includes(Icon), badge }];
    })
    .slice(0, MOST_LINKS);
}
