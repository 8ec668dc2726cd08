import { Button } from './Button';
import { usePageActions } from './pageActions';
import type { ErrorState } from './pageStates';
import { StatePanel } from './StatePanel';
import styles from './StatePanel.module.less';

export function ErrorPage({ title = '没有取到内容', text, art = 'broken', code, onRetry }: ErrorState) {
  const { contactSupport } = usePageActions();
  return (
    <StatePanel
      role="alert"
      art={art}
      title={title}
      text={text}
      actions={<Button onClick={onRetry}>重试</Button>}
      foot={
        <>
          CODE:{code}
          {contactSupport && (
            <button type="button" className={styles.link} onClick={contactSupport}>
              联系客服
            </button>
          )}
        </>
      }
    />
  );
}
