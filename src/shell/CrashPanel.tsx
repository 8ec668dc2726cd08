import { ROUTES } from '@/shared/config/routes';
import { SpacedWord } from '@/shared/ui/SpacedWord';
import styles from './CrashPanel.module.less';
import { reloadWithFreshAddress } from './chunkRecovery';

function goHome(): void {
  location.hash = `#${ROUTES.pointsMall.path}`;
}

/** What a member sees when a screen's code does not come or breaks. Plain elements only: it must work when nothing else does. */
export function CrashPanel() {
  return (
    <section className={styles.panel} role="alert">
      <h1 className={styles.title}>这个页面没有打开</h1>
      <p className={styles.text}>可能是网络不稳，或页面刚更新过。您的积分、订单和填写的内容都还在。</p>
      <button type="button" className={styles.primary} onClick={reloadWithFreshAddress}>
        <SpacedWord>重试</SpacedWord>
      </button>
      <button type="button" className={styles.secondary} onClick={goHome}>
        返回首页
      </button>
    </section>
  );
}
