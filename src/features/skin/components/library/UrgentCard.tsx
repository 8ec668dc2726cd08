import { ReactComponent as WarningIcon } from '@/shared/icons/alertTriangle.svg';
import { Card } from '@/shared/ui/Card/Card';
import { URGENT_SIGNS } from '../../emergency';
import { EmergencyCall } from '../EmergencyCall';
import styles from './UrgentCard.module.less';

interface Props {
  signs?: readonly string[] | undefined;
  phone?: string | undefined;
}

/** What no article can wait for; at the foot of the library and of every article, whatever the server has said. */
export function UrgentCard({ signs = [], phone }: Props) {
  const shown = signs.length > 0 ? signs : URGENT_SIGNS;
  return (
    <Card>
      <h2 className={styles.title}>
        <WarningIcon aria-hidden />
        这些情况请马上就医
      </h2>
      <p className={styles.text}>{shown.join('、')}。文章供日常照看参考，不能代替医生诊断。</p>
      <EmergencyCall phone={phone} block />
    </Card>
  );
}
