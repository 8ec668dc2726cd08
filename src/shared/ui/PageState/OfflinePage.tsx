import { Button } from '../Button/Button';
import type { OfflineState } from './pageStates';
import { StatePanel } from './StatePanel';

export function OfflinePage({ onRetry }: OfflineState) {
  return (
    <StatePanel
      role="alert"
      art="offline"
      title="网络不给力"
      text="请检查网络，再试一次"
      actions={<Button onClick={onRetry}>重试</Button>}
    />
  );
}
