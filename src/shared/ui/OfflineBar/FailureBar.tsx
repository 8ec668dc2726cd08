import { usePageActions } from '../PageState/pageActions';
import type { FailureView } from '../PageState/pageStates';
import { useUnfinishedLogin } from '../PageState/SigningInPage';
import { OfflineBar } from './OfflineBar';

interface Props {
  failure: FailureView;
  /** Moment (epoch ms) of the last good answer. */
  updatedAt?: number | null | undefined;
  onRefresh: () => void;
}

function SigningInBar({ onRefresh }: Pick<Props, 'onRefresh'>) {
  const { signIn } = usePageActions();
  const isUnfinished = useUnfinishedLogin();
  if (!isUnfinished) return <OfflineBar text="正在登录…" />;
  return <OfflineBar text="登录未完成" action="重新登录" onRefresh={signIn ?? onRefresh} />;
}

/** Above content that could not be refreshed: why, and what can be done. */
export function FailureBar({ failure, updatedAt, onRefresh }: Props) {
  const { kind, msg } = failure;
  if (kind === 'unauthorised') return <SigningInBar onRefresh={onRefresh} />;
  const text = kind === 'business' ? msg : '没有刷新成功';
  return (
    <OfflineBar
      cause={failure}
      updatedAt={updatedAt}
      onRefresh={onRefresh}
      text={kind === 'network' ? undefined : text}
    />
  );
}
