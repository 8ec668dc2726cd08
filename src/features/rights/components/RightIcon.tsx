import { ReactComponent as CalendarIcon } from '@/shared/icons/calendarHeart.svg';
import { ReactComponent as CoinsIcon } from '@/shared/icons/coins.svg';
import { ReactComponent as CrownIcon } from '@/shared/icons/crown.svg';
import { ReactComponent as DiscountIcon } from '@/shared/icons/discount.svg';
import { ReactComponent as GiftIcon } from '@/shared/icons/gift.svg';
import { ReactComponent as PhoneIcon } from '@/shared/icons/headset.svg';
import { ReactComponent as HeartIcon } from '@/shared/icons/heart.svg';
import { ReactComponent as HomeIcon } from '@/shared/icons/home.svg';
import { ReactComponent as CareIcon } from '@/shared/icons/hospital.svg';
import { ReactComponent as LectureIcon } from '@/shared/icons/megaphone.svg';
import { ReactComponent as CourseIcon } from '@/shared/icons/school.svg';
import { ReactComponent as ConsultIcon } from '@/shared/icons/serviceConsultation.svg';
import { ReactComponent as TicketIcon } from '@/shared/icons/ticket.svg';
import { ReactComponent as TruckIcon } from '@/shared/icons/truck.svg';
import { ReactComponent as FamilyIcon } from '@/shared/icons/users.svg';
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

/** The rights of the card by what each is for; any other by its type. */
const OWN_ICONS = new Map([
  ['R-home', HomeIcon],
  ['R-consult', ConsultIcon],
  ['R-family', FamilyIcon],
  ['R-phone', PhoneIcon],
  ['R-care', CareIcon],
  ['R-lecture', LectureIcon],
]);

const KIND_ICONS = {
  right: HeartIcon,
  coupon: TicketIcon,
  prize: GiftIcon,
  course: CourseIcon,
  points: CoinsIcon,
  card: CrownIcon,
} as const satisfies Record<HoldingKind, unknown>;

interface Props {
  rightId?: string;
  type?: RightDetail['type'];
  kind?: HoldingKind;
  isOff?: boolean;
  className?: string;
}

export function RightIcon({ rightId = '', type, kind = 'right', isOff = false, className }: Props) {
  const Icon = OWN_ICONS.get(rightId) ?? (type ? ICONS[type] : KIND_ICONS[kind]);
  const isWarm = type === 'gift' || kind === 'prize' || kind === 'points';
  return (
    <IconSeat tone={isWarm && !isOff ? 'apricot' : 'leaf'} className={className}>
      <Icon />
    </IconSeat>
  );
}
