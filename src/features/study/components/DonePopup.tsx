import { Button } from '@/shared/ui/Button/Button';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { Popup } from '@/shared/ui/Popup/Popup';
import type { ApplyStatus, Study } from '../contract';
import styles from './DonePopup.module.less';

interface Props {
  mine: Study['mine'];
  isOpen: boolean;
  onClose: () => void;
  onMine: () => void;
}

/** What an application can be right after it was handed in. */
const JUST_APPLIED: readonly ApplyStatus[] = ['reviewing', 'waiting'];

/** After applying: the number, and what happens next. Its address stays behind, so it opens for no application that went on. */
export function DonePopup({ mine, isOpen, onClose, onMine }: Props) {
  return (
    <Popup
      isOpen={isOpen && mine !== undefined && JUST_APPLIED.includes(mine.status)}
      title={mine?.status === 'waiting' ? '已加入候补' : '报名已提交'}
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          <Button variant="outline" size="large" onClick={onClose}>
            知道了
          </Button>
          <Button size="large" onClick={onMine}>
            我的报名
          </Button>
        </div>
      }
    >
      {mine && (
        <div className={styles.words}>
          <p className={styles.number}>
            报名编号 <b>{mine.applyId}</b>
          </p>
          {mine.tip !== undefined && (
            <p>
              <Clauses>{mine.tip}</Clauses>
            </p>
          )}
          <p>改了主意，随时可以在“我的报名”里撤回，不用说原因。</p>
        </div>
      )}
    </Popup>
  );
}
