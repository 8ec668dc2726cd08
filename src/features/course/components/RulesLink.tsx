import { usePanel } from '@/shared/lib/usePanel';
import styles from './RulesLink.module.less';

export function RulesLink() {
  const { open } = usePanel('step');
  return (
    <button type="button" className={styles.link} onClick={() => open('rules')}>
      课程兑换规则
    </button>
  );
}
