import { ReactComponent as AwardIcon } from '@/shared/icons/award.svg';
import { ReactComponent as BellIcon } from '@/shared/icons/bell.svg';
import { ReactComponent as RightsDayIcon } from '@/shared/icons/calendarHeart.svg';
import { ReactComponent as DiscountIcon } from '@/shared/icons/discount.svg';
import { ReactComponent as KeyIcon } from '@/shared/icons/key.svg';
import { ReactComponent as PinIcon } from '@/shared/icons/mapPin.svg';
import { ReactComponent as StudyIcon } from '@/shared/icons/microscope.svg';
import { ReactComponent as SchoolIcon } from '@/shared/icons/school.svg';
import { ReactComponent as SkinIcon } from '@/shared/icons/serviceSkin.svg';
import { ReactComponent as UsersIcon } from '@/shared/icons/users.svg';
import { internalPath, pathOf } from '@/shared/lib/navigation';
import type { Entry } from './components/EntryGrid';

interface EntryPlan {
  name: string;
  path: string;
  Icon: Entry['Icon'];
  /** The server's switch that hides the entry. */
  feature?: string;
}

const NOTICE_PATH = pathOf('notice');
const RIGHTS_DAY_PATH = pathOf('equityDay');

const PLANS: readonly EntryPlan[] = [
  { name: '地址', path: pathOf('address'), Icon: PinIcon },
  { name: '消息', path: NOTICE_PATH, Icon: BellIcon },
  { name: '我的课程', path: pathOf('courseList', { filter: 'mine' }), Icon: SchoolIcon },
  { name: '权益日', path: RIGHTS_DAY_PATH, Icon: RightsDayIcon },
  { name: '优选优惠', path: pathOf('preferredDiscount'), Icon: DiscountIcon },
  { name: '权益中心', path: pathOf('memberRightsCenter'), Icon: AwardIcon },
  { name: '激活码', path: pathOf('activateMembership'), Icon: KeyIcon },
  { name: '皮肤知识', path: '/skin-library', Icon: SkinIcon },
  { name: '科研招募', path: pathOf('research'), Icon: StudyIcon, feature: 'research' },
  { name: '我的邀请', path: pathOf('invitedPeople'), Icon: UsersIcon, feature: 'referral' },
];

/**
 * The usual entries: those the app has a screen for and the server has not switched off. `unread`: so many notices wait
 * behind theirs.
 */
export function memberEntries(features: Readonly<Record<string, boolean>> = {}, unread = 0): Entry[] {
  return PLANS.filter(
    ({ path, feature }) => internalPath(path) !== undefined && (feature === undefined || features[feature] !== false),
  ).map(({ name, path, Icon }) => ({
    name,
    to: path,
    Icon,
    tone: path === RIGHTS_DAY_PATH ? 'apricot' : 'leaf',
    count: path === NOTICE_PATH ? unread : 0,
  }));
}
