import { appConfig } from '@/shared/config/appConfig';
import { addressBar } from '@/shared/lib/addressBar';
import { serviceNumber } from '@/shared/lib/serviceNumber';
import { confirmDialog } from './dialog';

interface Offer {
  /** What does not open. */
  title: string;
  /** Why, and what else can be done; a whole sentence without its end. */
  reason?: string | undefined;
  /** The number of who helps, with its hours when they are known; the customer service's when it is none. */
  phone?: string | undefined;
  hours?: string;
}

/** Says that something does not open and offers the phone. Without any number it only says so. */
export async function offerCall({ title, reason, phone = '', hours = '' }: Offer): Promise<void> {
  const service = serviceNumber(phone);
  const until = service?.number === phone ? hours : appConfig().brand.phoneHours;
  const way = service && `可以打电话：${[service.number, until].filter(Boolean).join('，')}`;
  const content = [reason, way].filter(Boolean).join('。') || '请稍后再试';
  const wantsCall = await confirmDialog({
    title,
    content,
    confirmText: service ? '打电话' : '知道了',
    ...(service && { cancelText: '知道了' }),
  });
  if (wantsCall && service) addressBar.leave(service.call);
}
