import { useLocation } from 'umi';
import { ROUTES } from '@/shared/config/routes';
import { hrefOf } from '@/shared/lib/navigation';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { EmptyArt } from '@/shared/ui/EmptyArt';
import { screenForOldPath } from '../oldPaths';
import styles from './NotFoundScreen.module.less';

/** An address without a screen: says so, and offers a way on. Nothing redirects by itself. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  const match = screenForOldPath(pathname);
  return (
    <main className={styles.page}>
      <EmptyArt name="map" />
      <h1 className={styles.title}>页面不存在</h1>
      <p className={styles.text}>这个地址可能已经换了，您的积分和订单都还在。</p>
      {match && (
        <ButtonLink href={hrefOf(match)} block>
          {ROUTES[match].title}
        </ButtonLink>
      )}
      <ButtonLink href={hrefOf('pointsMall')} variant={match ? 'tint' : 'primary'} block>
        返回首页
      </ButtonLink>
    </main>
  );
}
