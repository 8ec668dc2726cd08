import { ReactComponent as CalendarIcon } from '@/shared/icons/calendarHeart.svg';
import { ReactComponent as CoinsIcon } from '@/shared/icons/coins.svg';
import { ReactComponent as CrownIcon } from '@/shared/icons/crown.svg';
import { ReactComponent as DiscountIcon } from '@/shared/icons/discount.svg';
import { ReactComponent as GiftIcon } from '@/shared/icons/gift.svg';
import { ReactComponent as HeartIcon } from '@/shared/icons/heart.svg';
import { ReactComponent as CourseIcon } from '@/shared/icons/school.svg';
import { ReactComponent as TicketIcon } from '@/shared/icons/ticket.svg';
import { ReactComponent as TruckIcon } from '@/shared/icons/truck.svg';
import { IconSeat } from '@/shared/ui/IconSeat/IconSeat';
import type { HoldingKind, RightDetail } from '../contract';

const ICONS = {
  service: HeartIcon,
  coupon: CalendarIcon,
  discount: DiscountIcon,
  gift: GiftIcon,
  multiplier: CoinsIcon,
  freeship: TruckIcon,
  course: CourseIcon,
} as const;

const KIND_ICONS = {
  right: HeartIcon,
  coupon: TicketIcon,
  prize: GiftIcon,
  course: CourseIcon,
  points: CoinsIcon,
  card: CrownIcon,
} as const satisfies Record<HoldingKind, unknown>;

interface Props {
  type?: RightDetail['type'];
  kind?: HoldingKind;
  isOff?: boolean;
  /** On a tinted ground. */
  isOnTint?: boolean;
  className?: string;
}

export function RightIcon({ type, kind = 'right', isOff = false, isOnTint = false, className }: Props) {
  const Icon = type ? ICONS[type] : KIND_ICONS[kind];
  const isWarm = type === 'gift' || kind === 'prize' || kind === 'points';
  const plainTone = isOnTint ? 'white' : 'leaf';
  return (
    <IconSeat tone={isWarm && !isOff ? 'apricot' : plainTone} className={className}>
      <Icon />
    </IconSeat>
  );
}
