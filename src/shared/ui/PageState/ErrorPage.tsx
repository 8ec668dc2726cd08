import { Button } from '../Button/Button';
import { LateHelp } from '../HelpWays/LateHelp';
import { useFootHeld } from '../HelpWays/useFootHeld';
import type { ErrorState } from './pageStates';
import { StatePanel } from './StatePanel';

export function ErrorPage({ text, code, onRetry }: ErrorState) {
  useFootHeld();
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
          <LateHelp />
        </>
      }
    />
  );
}
