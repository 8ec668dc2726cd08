import clipboard from '@/shared/art/checklist.webp';
import scientist from '@/shared/art/scientist.webp';
import { Picture } from '@/shared/ui/Picture/Picture';
import styles from './StudyHero.module.less';

/** The head of the recruiting: what it is, and that nobody has to. */
export function StudyHero() {
  return (
    <section className={styles.hero} aria-labelledby="study-hero">
      <i className={styles.disc} />
      <Picture className={styles.clipboard} src={clipboard} size={46} />
      <Picture className={styles.scientist} src={scientist} size={122} />
      <div className={styles.words}>
        <h2 id="study-hero" className={styles.title}>
          参加一项
          <br />
          护理研究
        </h2>
        <p className={styles.text}>自愿参加，随时可以退出</p>
      </div>
    </section>
  );
}
