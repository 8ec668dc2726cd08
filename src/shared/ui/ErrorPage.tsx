import { Button } from './Button';
import { HelpWays } from './HelpWays';
import type { ErrorState } from './pageStates';
import { StatePanel } from './StatePanel';

export function ErrorPage({ title = '没有取到内容', text, art = 'broken', code, onRetry }: ErrorState) {
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
          <HelpWays />
        </>
      }
    />
  );
}
