import { isElderMode } from '@/shared/lib/elderMode';

const PLACE = {
  position: 'fixed',
  right: 0,
  bottom: 0,
  left: 0,
  height: 'var(--h-foot)',
  background: 'var(--c-card)',
} as const;

/** Where 长辈版 has the phone, whose number is the host's: what lies below a bar does not show there meanwhile. */
export const PhonePlace = () => (isElderMode() ? <div style={PLACE} /> : null);
