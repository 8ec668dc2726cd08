import { appConfig } from '@/shared/config/appConfig';
import { licences } from '@/shared/config/licences';
import { useElderMode } from '@/shared/lib/elderMode';
import { useSupport } from '@/shared/ui/HelpWays/useSupport';
import styles from './ServiceFoot.module.less';

/** For who has not found it; and what this phone remembers of the member, to be forgotten. */
export function ServiceFoot({ onForget }: { onForget: (() => void) | undefined }) {
  const isElder = useElderMode();
  const contact = useSupport();
  const { phoneHours } = appConfig().brand;
  const { medical } = licences();
  return (
    <footer className={styles.foot}>
      {!isElder && contact && (
        <p className={styles.line}>
          找不到要的服务？
          <button type="button" className={styles.ask} onClick={contact}>
            问客服
          </button>
          {phoneHours}
        </p>
      )}
      {onForget && (
        <p className={styles.line}>
          常用里有您最近用过的
          <button type="button" className={styles.ask} onClick={onForget}>
            清除记录
          </button>
        </p>
      )}
      {medical !== '' && <p className={styles.line}>医疗机构执业许可证 {medical}</p>}
    </footer>
  );
}
