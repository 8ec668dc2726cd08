import { Button } from '../Button/Button';
import { OfflineBar } from '../OfflineBar/OfflineBar';
import type { OfflineState } from './pageStates';
import { StatePanel } from './StatePanel';

export function OfflinePage({
  title = '网络不给力',
  text,
  art = 'offline',
  onRetry,
  updatedAt,
  children,
}: OfflineState) {
  if (children !== undefined) {
    return (
      <>
        <OfflineBar updatedAt={updatedAt} onRefresh={onRetry} />
        {children}
      </>
    );
  }
  return (
    <StatePanel
      role="alert"
      art={art}
      title={title}
      text={text ?? '请检查网络，再试一次'}
      actions={<Button onClick={onRetry}>重试</Button>}
    />
  );
}
