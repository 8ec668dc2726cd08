import { ClosedPage } from './ClosedPage';
import { ErrorPage } from './ErrorPage';
import { ForeignPage } from './ForeignPage';
import { LoadingPage } from './LoadingPage';
import { OfflinePage } from './OfflinePage';
import type { AnyPageState } from './pageStates';
import { SigningInPage } from './SigningInPage';
import { StateButton } from './StateButton';
import { StatePanel } from './StatePanel';

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
    case 'foreign':
      return <ForeignPage {...props} />;
    case 'closed':
      return <ClosedPage {...props} />;
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
