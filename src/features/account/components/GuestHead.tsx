import { signIn } from '@/session/signIn';
import { Avatar } from '@/shared/ui/Avatar/Avatar';
import { Button } from '@/shared/ui/Button/Button';
import { AVATAR_PX } from './MemberHead';
import styles from './MemberHead.module.less';

/** The same for who is not signed in: the way to do so. */
export function GuestHead() {
  return (
    <header className={styles.head}>
      <Avatar src={undefined} sizePx={AVATAR_PX} />
      <div className={styles.person}>
        <h1 className={styles.name}>您还没有登录</h1>
        <p className={styles.phone}>登录后看积分、卡券和订单</p>
      </div>
      <Button className={styles.login} onClick={() => void signIn()}>
        登录
      </Button>
    </header>
  );
}
