import { logOut } from '@/request/logOut';
import { licences } from '@/shared/config/licences';
import { Button } from '@/shared/ui/Button/Button';
import { CopyButton } from '@/shared/ui/CopyButton/CopyButton';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import packageInfo from '../../../../package.json';
import styles from './AccountFoot.module.less';

async function askAndLogOut(): Promise<void> {
  const isSure = await confirmDialog({
    title: '退出登录？',
    content: '积分、卡券和订单都会留着，再登录就能看到。',
    confirmText: '退出',
    cancelText: '取消',
  });
  if (!isSure) return;
  const telling = logOut();
  showSuccess('已退出登录');
  if (!(await telling)) showMessage('这台手机已退出登录，连上网后自动办完');
}

/** The member's number for the customer service, the way out, the version, the record of the site. */
export function AccountFoot({ isSignedIn, userId }: { isSignedIn: boolean; userId: string }) {
  const { icp } = licences();
  return (
    <footer className={styles.foot}>
      {isSignedIn && (
        <Button variant="outline" block onClick={() => void askAndLogOut()}>
          退出登录
        </Button>
      )}
      {userId !== '' && (
        <p className={styles.line}>
          会员编号 <span className={styles.id}>{userId}</span>
          <CopyButton text={userId} what="会员编号" />
        </p>
      )}
      <p className={styles.line}>版本 {packageInfo.version}</p>
      {icp !== '' && <p className={styles.line}>ICP 备案 {icp}</p>}
    </footer>
  );
}
