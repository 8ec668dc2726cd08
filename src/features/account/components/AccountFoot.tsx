import { useSubmit } from '@/request/useSubmit';
import { endSession } from '@/session/changeSession';
import { Button } from '@/shared/ui/Button';
import { CopyButton } from '@/shared/ui/CopyButton';
import { confirmDialog } from '@/shared/ui/dialog';
import { showSuccess } from '@/shared/ui/toast';
import packageInfo from '../../../../package.json';
import { logOut } from '../contract';
import styles from './AccountFoot.module.less';

/** The member's number for the customer service, the way out, the version. */
export function AccountFoot({ userId }: { userId: string }) {
  const { submit, isBusy } = useSubmit(logOut, {
    onDone: () => {
      endSession();
      showSuccess('已退出登录');
    },
  });
  const askAndLogOut = async () => {
    const isSure = await confirmDialog({
      title: '退出登录？',
      content: '积分、卡券和订单都会留着，再登录就能看到。',
      confirmText: '退出',
      cancelText: '取消',
    });
    if (isSure) await submit();
  };
  return (
    <footer className={styles.foot}>
      {userId !== '' && (
        <>
          <Button variant="outline" block busy={isBusy} busyText="退出中" onClick={() => void askAndLogOut()}>
            退出登录
          </Button>
          <p className={styles.line}>
            会员编号 <span className={styles.id}>{userId}</span>
            <CopyButton text={userId} what="会员编号" />
          </p>
        </>
      )}
      <p className={styles.line}>版本 {packageInfo.version}</p>
    </footer>
  );
}
