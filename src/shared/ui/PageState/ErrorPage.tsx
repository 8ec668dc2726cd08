import { appConfig } from '@/shared/config/appConfig';
import { phoneLink } from '@/shared/lib/safeUrl';
import { Button } from '../Button/Button';
import { useSupport } from '../HelpWays/useSupport';
import type { ErrorState } from './pageStates';
import { StatePanel } from './StatePanel';
import styles from './StatePanel.module.less';

export function ErrorPage({ text, code, onRetry }: ErrorState) {
  const contact = useSupport();
  const call = phoneLink(appConfig().brand.phone);
  return (
    <StatePanel
      role="alert"
      art="broken"
      title="没有取到内容"
      text={text}
      actions={<Button onClick={onRetry}>重试</Button>}
      foot={
        <>
          CODE:{code}
          {contact && (
            <button type="button" className={styles.link} onClick={contact}>
              联系客服
            </button>
          )}
          {call !== undefined && (
            <a className={styles.link} href={call} aria-label="打电话给客服">
              打电话
            </a>
          )}
        </>
      }
    />
  );
}
