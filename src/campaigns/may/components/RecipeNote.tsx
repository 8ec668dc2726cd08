import bread from '@/shared/art/bread.webp';
import milk from '@/shared/art/milk.webp';
import { keyed } from '@/shared/lib/keyed';
import { serverNow } from '@/shared/lib/serverClock';
import { usePanel } from '@/shared/lib/usePanel';
import { Popup } from '@/shared/ui/Popup/Popup';
import { ReactComponent as Plate } from '../art/plate.svg';
import { recipeOf } from '../recipes';
import styles from './RecipeNote.module.less';

/** The day's breakfast on a note at the side of the table. */
export function RecipeNote() {
  const panel = usePanel('panel');
  const { name, line, steps } = recipeOf(serverNow());
  return (
    <section className={styles.note} aria-label="今天的早餐小抄">
      <h2 className={styles.title}>今天的早餐小抄</h2>
      <p className={styles.line}>{line}</p>
      <button type="button" className={styles.open} onClick={() => panel.open('recipe')}>
        看做法
      </button>
      <Plate className={styles.plate} />
      <img className={styles.bread} src={bread} alt="" width={88} height={88} loading="lazy" />
      <img className={styles.milk} src={milk} alt="" width={58} height={58} loading="lazy" />
      <Popup isOpen={panel.shown === 'recipe'} title={name} onClose={panel.close}>
        <ol className={styles.steps}>
          {keyed(steps).map(([key, step]) => (
            <li key={key}>{step}</li>
          ))}
        </ol>
      </Popup>
    </section>
  );
}
