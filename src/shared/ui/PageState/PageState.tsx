import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';
import { ErrorPage } from './ErrorPage';
import { LoadingPage } from './LoadingPage';
import { OfflinePage } from './OfflinePage';
import type { AnyPageState } from './pageStates';
import { SigningInPage } from './SigningInPage';
import { StateButton } from './StateButton';
import { StatePanel } from './StatePanel';

const AbsentPage = lazyPart(async () => (await import('./AbsentPage')).AbsentPage);
const ClosedPage = lazyPart(async () => (await import('./ClosedPage')).ClosedPage);

/** The states a page can be in instead of its content. */
export function PageState(props: AnyPageState) {
  switch (props.state) {
    case 'loading':
      return <LoadingPage {...props} />;
    case 'error':
      return <ErrorPage {...props} />;
    case 'offline':
      return <OfflinePage {...props} />;
    case 'unauthorised':
      return <SigningInPage {...props} />;
    case 'absent':
      return (
        <Suspense fallback={null}>
          <AbsentPage {...props} />
        </Suspense>
      );
    case 'closed':
      return (
        <Suspense fallback={null}>
          <ClosedPage {...props} />
        </Suspense>
      );
    case 'empty':
      return (
        <StatePanel
          art={props.art ?? 'goods'}
          title={props.title}
          text={props.text}
          actions={props.action && <StateButton action={props.action} />}
        />
      );
  }
}
