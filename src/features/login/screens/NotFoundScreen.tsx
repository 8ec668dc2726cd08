import { useLocation } from 'umi';
import { pathOf } from '@/shared/lib/navigation';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Scene } from '@/shared/ui/Scene/Scene';
import { screenForMisspeltPath, screenForOldPath } from '../oldPaths';
import styles from './NotFoundScreen.module.less';

/** An address without a screen: says so, and offers a way on. Nothing redirects by itself. */
export function NotFoundScreen() {
  const { pathname, search } = useLocation();
  const meant = screenForMisspeltPath(pathname);
  const match = meant ?? screenForOldPath(pathname);
  return (
    <div className={styles.page}>
      <Scene name="search" />
      <h1 className={styles.title}>页面不存在</h1>
      <p className={styles.text}>这个地址可能已经换了，您的积分和订单都还在。</p>
      {match && (
        <ButtonLink to={pathOf(match) + (meant ? search : '')} block>
          {match.title}
        </ButtonLink>
      )}
      <ButtonLink to={pathOf('pointsMall')} variant={match ? 'tint' : 'primary'} block>
        返回首页
      </ButtonLink>
    </div>
  );
}
