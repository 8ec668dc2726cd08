import { ReactComponent as HospitalIcon } from '@/shared/icons/hospital.svg';
import { pathOf } from '@/shared/lib/navigation';
import { safeExternal } from '@/shared/lib/safeUrl';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { leaveTo } from '@/shared/ui/dialog/leaveTo';
import styles from './BookingButton.module.less';

interface Props {
  /** The hospital's own page, as the server names it. */
  url: string | undefined;
  variant?: 'outline' | 'primary' | 'tint';
  size?: 'medium' | 'large';
  className?: string | undefined;
}

const WORDS = (
  <span className={styles.words}>
    <HospitalIcon aria-hidden />
    去挂号
  </span>
);

/** Leads to an appointment: the hospital's page, else the hospital's services. */
export function BookingButton({ url, variant = 'outline', ...look }: Props) {
  const href = safeExternal(url);
  if (href === undefined) {
    return (
      <ButtonLink variant={variant} to={pathOf('pointsMall', { tab: 'service' })} {...look}>
        {WORDS}
      </ButtonLink>
    );
  }
  return (
    <Button variant={variant} onClick={() => void leaveTo({ href, host: new URL(href).host })} {...look}>
      {WORDS}
    </Button>
  );
}
