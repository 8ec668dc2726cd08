import { appConfig } from '@/shared/config/appConfig';
import { ReactComponent as TextSizeIcon } from '@/shared/icons/textSize.svg';
import { setElderMode, useElderMode } from '@/shared/lib/elderMode';
import { Apricot } from '@/shared/ui/Apricot/Apricot';
import styles from './HomeHead.module.less';

/** Brand and the switch to 长辈版. */
export function HomeHead() {
  const isElder = useElderMode();
  const { name, slogan } = appConfig().brand;
  return (
    <header className={styles.head}>
      <Apricot className={styles.mark} variant="brand" />
      <h1 className={styles.name}>{name}</h1>
      <span className={styles.slogan}>{slogan}</span>
      <div className={styles.tools}>
        <button type="button" className={styles.elder} onClick={() => setElderMode(!isElder)}>
          {!isElder && <TextSizeIcon aria-hidden />}
          {isElder ? '回标准版' : '长辈版'}
        </button>
      </div>
    </header>
  );
}
