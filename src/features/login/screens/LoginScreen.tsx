import { useEffect } from 'react';
import { useSession } from '@/session/useSession';
import { appConfig } from '@/shared/config/appConfig';
import { internalPath, pathOf, useQueryParam } from '@/shared/lib/navigation';
import { serviceNumber } from '@/shared/lib/serviceNumber';
import { useNavigate } from '@/shared/lib/useNavigate';
import { Apricot } from '@/shared/ui/Apricot/Apricot';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Link } from '@/shared/ui/Link/Link';
import { useLogin } from '../useLogin';
import styles from './LoginScreen.module.less';

/** Where the button leads without a place to come back to. Source: spec §2 (/login). */
const GOODS_LIST = '/goods/list?x=y';

function ServicePhone() {
  const service = serviceNumber();
  if (!service) return null;
  return (
    <p className={styles.phone}>
      客服电话{' '}
      <a className={styles.link} href={service.call}>
        {service.number}
      </a>
      <span className={styles.hours}>{appConfig().brand.phoneHours}</span>
    </p>
  );
}

function LoginButton({ hasTarget }: { hasTarget: boolean }) {
  const navigate = useNavigate();
  const { begin, isLeaving, hasFailed } = useLogin();
  return (
    <>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          登录没有成功。请一分钟后再试，或打客服电话，我们帮您登录。
        </p>
      )}
      <Button
        size="large"
        block
        busy={isLeaving}
        busyText="正在跳转…"
        onClick={() => (hasTarget ? begin() : navigate(GOODS_LIST))}
      >
        登录
      </Button>
    </>
  );
}

/**
 * The login page: one button. With `next` the button signs in and the member comes back to that screen; without it the
 * button goes to the goods list. Source: spec §2.
 */
export function LoginScreen() {
  const { name, slogan } = appConfig().brand;
  const { isSignedIn } = useSession();
  const navigate = useNavigate();
  const wish = useQueryParam('next');
  const next = internalPath(wish);
  const isBack = isSignedIn && next !== undefined && !next.startsWith(pathOf('login'));

  useEffect(() => {
    if (isBack) navigate(next, { replace: true });
  }, [isBack, navigate, next]);

  return (
    <div className={styles.page}>
      <Apricot className={styles.mark} variant="brand" />
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.slogan}>{slogan}</p>
      <div className={styles.action}>
        {isSignedIn ? (
          <>
            <p className={styles.signedIn}>您已经登录</p>
            <ButtonLink to={pathOf('pointsMall')} size="large" block>
              返回首页
            </ButtonLink>
          </>
        ) : (
          <LoginButton hasTarget={wish !== undefined} />
        )}
      </div>
      <p className={styles.terms}>
        {isSignedIn ? '随时可以看' : '登录前可以先看'}
        <Link className={styles.link} to={pathOf('noticeBefore', { tab: 'records', key: 'privacy' })}>
          隐私政策
        </Link>
        和
        <Link className={styles.link} to={pathOf('noticeBefore', { tab: 'records', key: 'user' })}>
          用户协议
        </Link>
      </p>
      <ServicePhone />
    </div>
  );
}
