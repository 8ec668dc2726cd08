import { appConfig } from '@/shared/config/appConfig';
import { addressBar } from '@/shared/lib/addressBar';
import { phoneLink } from '@/shared/lib/safeUrl';
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
  const { brand } = appConfig();
  const own = phoneLink(phone);
  const call = own ?? phoneLink(brand.phone);
  const number = own === undefined ? [brand.phone, brand.phoneHours] : [phone, hours];
  const way = call && `可以打电话：${number.filter(Boolean).join('，')}`;
  const content = [reason, way].filter(Boolean).join('。');
  const wantsCall = await confirmDialog({
    title,
    content,
    confirmText: call === undefined ? '知道了' : '打电话',
    ...(call !== undefined && { cancelText: '知道了' }),
  });
  if (wantsCall && call !== undefined) addressBar.leave(call);
}
