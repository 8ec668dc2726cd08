import { type ReactNode, useContext } from 'react';
import { currentHost } from '@/bridge/environment';
import { MALFORMED_CODE } from '@/request/envelope';
import type { Failure } from '@/request/failure';
import { useSession } from '@/session/useSession';
import type { Destination } from '@/shared/config/routes';
import { HelpFoot } from '@/shared/ui/HelpWays/HelpFoot';
import { NavBar } from '@/shared/ui/NavBar/NavBar';
import { FailureBar } from '@/shared/ui/OfflineBar/FailureBar';
import { PageState } from '@/shared/ui/PageState/PageState';
import { stateOfFailure } from '@/shared/ui/PageState/pageStates';
import { type Subject, SubjectContext } from '@/shared/ui/PageState/subject';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { GuestState } from './GuestState';
import styles from './ScreenFrame.module.less';

interface Props {
  title: string;
  /** The ground of the bar: plain, or one with a coloured head below it. */
  tone?: 'plain' | 'leaf' | 'dark';
  /** Where "back" leads for somebody who entered here. */
  fallback?: Destination;
  onBack?: () => void;
  action?: ReactNode;
  /** What the screen is about, for help and for what belongs to somebody else; without it, what the page around is about. */
  subject?: Subject | undefined;
  /** Only a member has something to see here; the screen's own hooks stand in a component among its children. */
  isMemberOnly?: boolean;
  /** What a guest reads there instead of the usual words. */
  guestTitle?: string;
  failure?: Failure | undefined;
  /** The answer came but holds nothing that can be shown. */
  isUnreadable?: boolean;
  onRetry?: () => void;
  /** When the shown content came, for content that could not be refreshed. */
  updatedAt?: number | undefined;
  skeleton?: ReactNode;
  /** Room for cards that stand in the page by themselves: below the last one, with "both" above the first one, too. */
  space?: 'both' | 'below';
  /** Below the content: chat and phone. Not for a screen with a bar at its foot, which would cover them. */
  hasHelp?: boolean;
  /** With the help, above it: what waits until the content is there. */
  foot?: ReactNode;
  children?: ReactNode;
}

export function BoxSkeleton() {
  return (
    <div className={styles.block}>
      <Skeleton width="52%" height="28px" />
      <Skeleton shape="card" height="220px" space="16px" />
      <Skeleton shape="card" height="120px" space="12px" />
    </div>
  );
}

function Content({
  failure,
  isUnreadable,
  onRetry = () => {},
  updatedAt,
  skeleton,
  space,
  hasHelp = false,
  foot,
  children,
}: Omit<Props, 'title'>) {
  if (children !== undefined) {
    const shown = (
      <>
        {failure && <FailureBar failure={failure} updatedAt={updatedAt} onRefresh={onRetry} />}
        {space ? <div className={styles[space]}>{children}</div> : children}
      </>
    );
    return hasHelp ? <HelpFoot foot={foot}>{shown}</HelpFoot> : shown;
  }
  if (failure) return <PageState {...stateOfFailure(failure, onRetry)} />;
  if (isUnreadable)
    return <PageState state="error" code={MALFORMED_CODE} text="内容不完整，暂时不能继续" onRetry={onRetry} />;
  return <PageState state="loading" skeleton={skeleton ?? <BoxSkeleton />} />;
}

/** What stands around a screen's content: the bar outside the mini-program, sign-in, loading, failure, old content. */
export function ScreenFrame({
  title,
  tone = 'plain',
  fallback = 'member',
  onBack,
  action,
  subject,
  isMemberOnly,
  guestTitle,
  ...content
}: Props) {
  const { isSignedIn } = useSession();
  const around = useContext(SubjectContext);
  return (
    <SubjectContext.Provider value={subject ?? around}>
      <div className={tone === 'plain' ? undefined : styles[tone]}>
        <NavBar
          title={title}
          hidden={currentHost() === 'miniProgram'}
          clear={tone !== 'plain'}
          onBack={onBack}
          fallback={fallback}
          action={action}
        />
      </div>
      {isMemberOnly && !isSignedIn ? <GuestState title={guestTitle} /> : <Content {...content} />}
    </SubjectContext.Provider>
  );
}
