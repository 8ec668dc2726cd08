import { withUnits } from '@/shared/lib/unbroken';
import { Button } from '@/shared/ui/Button/Button';
import type { NoticeRow } from '../contract';
import styles from './NoticeMenu.module.less';

interface Props {
  notice: NoticeRow;
  onClose: () => void;
  onRead: (noticeId: string) => void;
  onDelete: (noticeId: string) => void;
}

/** What can be done with one notice, for those who do not swipe. */
export function NoticeMenu({ notice: { noticeId, title, read, canDelete }, onClose, onRead, onDelete }: Props) {
  const close = (act: (noticeId: string) => void) => () => {
    onClose();
    act(noticeId);
  };
  return (
    <div className={styles.menu}>
      <p className={styles.title}>{withUnits(title)}</p>
      {!read && (
        <Button block variant="tint" onClick={close(onRead)}>
          标为已读
        </Button>
      )}
      {canDelete && (
        <Button block variant="outline" onClick={close(onDelete)}>
          删除
        </Button>
      )}
      {!canDelete && <p className={styles.note}>公告可以标为已读，不能删除</p>}
    </div>
  );
}
