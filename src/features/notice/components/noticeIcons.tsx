import type { ComponentType, SVGProps } from 'react';
import { ReactComponent as InfoIcon } from '@/shared/icons/infoCircle.svg';
import { ReactComponent as ActivityIcon } from '@/shared/icons/megaphone.svg';
import { ReactComponent as OrderIcon } from '@/shared/icons/package.svg';
import { ReactComponent as RightIcon } from '@/shared/icons/ticket.svg';
import type { NoticeRow } from '../contract';

interface Look {
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  tone: 'leaf' | 'apricot';
}

/** How a notice's kind looks. */
export const NOTICE_LOOKS: Readonly<Record<NoticeRow['type'], Look>> = {
  order: { Icon: OrderIcon, tone: 'leaf' },
  right: { Icon: RightIcon, tone: 'leaf' },
  activity: { Icon: ActivityIcon, tone: 'apricot' },
  announcement: { Icon: InfoIcon, tone: 'leaf' },
};
