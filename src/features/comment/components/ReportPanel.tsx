import { GuestState } from '@/frame/GuestState';
import { refusalWords } from '@/request/failure';
import { useSubmit } from '@/request/useSubmit';
import { useSession } from '@/session/useSession';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { ReasonForm } from '@/shared/ui/Radio/ReasonForm';
import { showFailure, showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { reportComment } from '../boardContract';
import { GONE } from '../useCommentActions';

const REASONS = ['广告或联系方式', '辱骂或不文明用语', '透露他人隐私', '夸大疗效或不实内容', '与活动无关', '其他'];

interface Props {
  commentId: string;
  onDone: () => void;
  /** The comment is no longer there. */
  onGone: () => void;
}

/** What is wrong with somebody's comment, one of a few reasons. */
export function ReportPanel({ commentId, onDone, onGone }: Props) {
  const { isSignedIn } = useSession();
  const { submit, isBusy } = useSubmit(reportComment, {
    intentKey: `reportComment:${commentId}`,
    onDone: () => {
      showSuccess('已收到，我们会尽快核实');
      onDone();
    },
    onRefused: (failure) => {
      if (failure.code !== NOT_FOUND) return showFailure(refusalWords(failure, '请再点一次“提交举报”'));
      showMessage(GONE);
      onGone();
    },
  });
  if (!isSignedIn) return <GuestState title="登录后可以举报" text="登录后会回到这一页" />;
  return (
    <ReasonForm
      legend="这条评论有什么问题"
      reasons={REASONS}
      submitText="提交举报"
      isBusy={isBusy}
      onSubmit={(reason) => void submit({ commentId, reason })}
    />
  );
}
