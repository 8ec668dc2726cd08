import { currentHost } from '@/bridge/environment';
import { ReactComponent as BackIcon } from '@/shared/icons/chevronLeft.svg';
import { ReactComponent as ShareIcon } from '@/shared/icons/share.svg';
import { pathOf, useGoBack } from '@/shared/lib/navigation';
import type { Goods } from '../../contract';
import { useGoodsShare } from '../../useGoodsShare';
import styles from './GoodsTop.module.less';

/** The two round buttons on the picture; the mini-program has a bar of its own. */
export function GoodsTop({ goods }: { goods?: Goods }) {
  const goBack = useGoBack(pathOf('pointsMall'));
  const share = useGoodsShare(goods);
  if (currentHost() === 'miniProgram') return null;
  return (
    <div className={styles.top}>
      <button type="button" className={styles.round} aria-label="返回" onClick={goBack}>
        <BackIcon aria-hidden />
      </button>
      {goods && (
        <button type="button" className={styles.round} aria-label="分享" onClick={share}>
          <ShareIcon aria-hidden />
        </button>
      )}
    </div>
  );
}
