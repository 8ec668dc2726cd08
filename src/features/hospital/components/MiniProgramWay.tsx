import { appConfig } from '@/shared/config/appConfig';
import { ReactComponent as ExternalIcon } from '@/shared/icons/external.svg';
import { useElderMode } from '@/shared/lib/elderMode';
import { phoneLink } from '@/shared/lib/safeUrl';
import { Card } from '@/shared/ui/Card/Card';
import { CopyButton } from '@/shared/ui/CopyButton/CopyButton';
import styles from './MiniProgramWay.module.less';

/** Outside the mini-program: how to get to what opens there only, and the way without it. */
export function MiniProgramWay() {
  const { name, phone } = appConfig().brand;
  const call = phoneLink(phone);
  const isElder = useElderMode();
  return (
    <Card className={styles.way} aria-label="怎么打开">
      <p className={styles.words}>
        <ExternalIcon />
        <span>
          多数服务在微信小程序<span className={styles.name}>“{name}”</span>内打开。请在微信里搜索它
          {isElder ? '' : '，或打电话办理'}。
        </span>
      </p>
      <div className={styles.ways}>
        <CopyButton text={name} what="小程序名">
          复制小程序名
        </CopyButton>
        {!isElder && call !== undefined && (
          <a className={styles.call} href={call}>
            打电话办理
          </a>
        )}
      </div>
    </Card>
  );
}
