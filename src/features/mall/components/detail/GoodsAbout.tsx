import { keyed } from '@/shared/lib/keyed';
import { Blocks } from '@/shared/ui/Blocks/Blocks';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { Goods } from '../../contract';
import styles from './GoodsAbout.module.less';

export function GoodsAbout({ goods }: { goods: Goods }) {
  return (
    <div className={styles.about}>
      {goods.blocks.length > 0 && (
        <section className={styles.part}>
          <SectionTitle>商品介绍</SectionTitle>
          <div className={styles.blocks}>
            <Blocks blocks={goods.blocks} />
          </div>
        </section>
      )}
      {goods.notes.length > 0 && (
        <section className={styles.part}>
          <SectionTitle>兑换须知</SectionTitle>
          <ul className={styles.notes}>
            {keyed(goods.notes).map(([key, note]) => (
              <li key={key}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
