import { signIn } from '@/session/signIn';
import { pathOf } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import styles from './MemberHint.module.less';

/** For somebody without a card, or with one that has ended: he may look at everything, and this is the way to more. */
export function MemberHint({ isGuest, hasHadCard }: { isGuest: boolean; hasHadCard: boolean }) {
  return (
    <div className={styles.hint}>
      <p>{isGuest ? '登录后可以看到您能领的权益' : '开通或续费金杏会员后，可以领会员专享的权益'}</p>
      {!isGuest && (
        <ButtonLink size="small" to={pathOf('membershipCard')}>
          {hasHadCard ? '续费' : '开通'}
        </ButtonLink>
      )}
      {isGuest && (
        <Button size="small" onClick={() => void signIn()}>
          登录
        </Button>
      )}
    </div>
  );
}
