import { signIn } from '@/session/signIn';
import { ReactComponent as CodeIcon } from '@/shared/icons/qrcode.svg';
import { maskName } from '@/shared/lib/mask';
import { pathOf } from '@/shared/lib/navigation';
import { Avatar } from '@/shared/ui/Avatar/Avatar';
import { Button } from '@/shared/ui/Button/Button';
import { Link } from '@/shared/ui/Link/Link';
import { MaskedText } from '@/shared/ui/MaskedText/MaskedText';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import type { UserHome } from '../contract';
import styles from './MemberHead.module.less';

const AVATAR_PX = 60;

export function GuestHead() {
  return (
    <header className={styles.head}>
      <Avatar src={undefined} sizePx={AVATAR_PX} />
      <div className={styles.person}>
        <h1 className={styles.name}>您还没有登录</h1>
        <p className={styles.phone}>登录后看积分、卡券和订单</p>
      </div>
      <Button className={styles.login} onClick={() => void signIn()}>
        登录
      </Button>
    </header>
  );
}

interface Props {
  home: UserHome | undefined;
  /** The answer has failed: nothing is on its way. */
  isLost?: boolean;
  onOpenCode: () => void;
}

function Person({ home, isLost }: Pick<Props, 'home' | 'isLost'>) {
  if (home) {
    return (
      <>
        <h1 className={styles.name}>
          <MaskedText>{maskName(home.nickname) || '会员'}</MaskedText>
        </h1>
        <p className={styles.phone}>
          {home.mobileMasked ? (
            <MaskedText>{home.mobileMasked}</MaskedText>
          ) : (
            <Link className={styles.bind} to={pathOf('member', { step: 'mobile' })}>
              绑定手机号
            </Link>
          )}
        </p>
      </>
    );
  }
  if (isLost) {
    return (
      <>
        <h1 className={styles.name}>我的</h1>
        <p className={styles.phone}>资料没有取到</p>
      </>
    );
  }
  return (
    <>
      <VisuallyHidden as="h1">我的</VisuallyHidden>
      <Skeleton width="72px" height="calc(var(--fs-h2) * 1.3)" />
      <Skeleton width="112px" height="calc(var(--fs-sub) * var(--lh))" />
    </>
  );
}

/** Who is signed in, masked, and the way to his code. */
export function MemberHead({ home, isLost = false, onOpenCode }: Props) {
  return (
    <header className={styles.head}>
      <Avatar src={home?.avatar} sizePx={AVATAR_PX} />
      <div className={styles.person}>
        <Person home={home} isLost={isLost} />
      </div>
      <button type="button" className={styles.code} onClick={onOpenCode}>
        <CodeIcon aria-hidden />
        会员码
      </button>
    </header>
  );
}
