import { keyed } from '@/shared/lib/keyed';
import { Blocks } from '@/shared/ui/Blocks/Blocks';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { Goods } from '../../contract';
import styles from './GoodsAbout.module.less';
import { GoodsTiles } from './GoodsTiles';

export function GoodsAbout({ goods }: { goods: Goods }) {
  const { subtitle, story, facts, blocks, notes } = goods;
  return (
    <div className={styles.about}>
      {(subtitle !== '' || story !== '' || facts.length > 0 || blocks.length > 0) && (
        <section className={styles.part}>
          <SectionTitle>商品介绍</SectionTitle>
          {(subtitle !== '' || story !== '') && <Story goods={goods} />}
          <GoodsTiles facts={facts} />
          {blocks.length > 0 && (
            <div className={styles.blocks}>
              <Blocks blocks={blocks} />
            </div>
          )}
        </section>
      )}
      {notes.length > 0 && (
        <section className={styles.part}>
          <SectionTitle>兑换须知</SectionTitle>
          <ul className={styles.notes}>
            {keyed(notes).map(([key, note]) => (
              <li key={key}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** What the good is for, beside one more picture of it. */
function Story({ goods }: { goods: Goods }) {
  const { subtitle, story, gallery } = goods;
  const picture = gallery[1] ?? gallery[0];
  return (
    <div className={styles.story}>
      <div className={styles.words}>
        {subtitle !== '' && <h3 className={styles.subtitle}>{subtitle}</h3>}
        {story !== '' && <p>{story}</p>}
      </div>
      {picture !== undefined && <GoodsPicture className={styles.picture} src={picture} />}
    </div>
  );
}
