import { appConfig } from '@/shared/config/appConfig';
import { phoneLink } from './safeUrl';

/** A phone number in words, and its `tel:` link. */
interface ServiceNumber {
  number: string;
  call: string;
}

/** The number of the customer service: the server's when it can be called, else the configured one; undefined without one. */
export function serviceNumber(own = ''): ServiceNumber | undefined {
  for (const number of [own, appConfig().brand.phone]) {
    const call = phoneLink(number);
    if (call !== undefined) return { number, call };
  }
  return undefined;
}
