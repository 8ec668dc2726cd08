import { useQueryParam } from '@/shared/lib/navigation';
import { ConsentForm } from '../components/ConsentForm';
import { ConsentRecords } from '../components/ConsentRecords';
import { CONSENT_TYPES, type ConsentType } from '../contract';

function readType(value: string | undefined): ConsentType {
  return CONSENT_TYPES.find((type) => type === value) ?? 'vip';
}

/** The text before buying, activating, enrolling or paying; `tab=records` lists what was agreed to. */
export function NoticeBeforeScreen() {
  const type = readType(useQueryParam('type'));
  return useQueryParam('tab') === 'records' ? <ConsentRecords /> : <ConsentForm key={type} type={type} />;
}
