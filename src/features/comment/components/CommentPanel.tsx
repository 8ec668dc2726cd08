import { Suspense, useRef } from 'react';
import { ReactComponent as CopyIcon } from '@/shared/icons/copy.svg';
import { ReactComponent as ReportIcon } from '@/shared/icons/flag.svg';
import { ReactComponent as DeleteIcon } from '@/shared/icons/trash.svg';
import { lazyPart } from '@/shared/lib/lazyPart';
import { shownText } from '@/shared/lib/shownText';
import { copyText } from '@/shared/ui/CopyButton/copyText';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { PageState } from '@/shared/ui/PageState/PageState';
import { Popup } from '@/shared/ui/Popup/Popup';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import type { Comment } from '../contract';
import { ReportPanel } from './ReportPanel';

const PhotoViewer = lazyPart(async () => (await import('@/shared/ui/PhotoViewer/PhotoViewer')).PhotoViewer);

interface Props {
  step: string | undefined;
  commentId: string | undefined;
  /** The comment, when it is among those that are held. */
  comment: Comment | undefined;
  isLoading: boolean;
  /** The picture that is shown first, from 0. */
  photo: number;
  onClose: () => void;
  onReport: (commentId: string) => void;
  onDelete: (commentId: string) => void;
  /** The comment is no longer there. */
  onGone: (commentId: string) => void;
}

function Actions({
  comment,
  onClose,
  onReport,
  onDelete,
}: Pick<Props, 'onClose' | 'onReport' | 'onDelete'> & { comment: Comment }) {
  const { commentId, content, mine } = comment;
  const copy = () => {
    void copyText(shownText(content), '评论');
    onClose();
  };
  return (
    <>
      <ListRow icon={<CopyIcon aria-hidden />} title="复制" onClick={copy} />
      {mine ? (
        <ListRow icon={<DeleteIcon aria-hidden />} title="删除" onClick={() => onDelete(commentId)} />
      ) : (
        <ListRow icon={<ReportIcon aria-hidden />} title="举报" onClick={() => onReport(commentId)} />
      )}
    </>
  );
}

function Content({
  comment,
  isLoading,
  ...taps
}: Pick<Props, 'comment' | 'isLoading' | 'onClose' | 'onReport' | 'onDelete'>) {
  if (comment) return <Actions comment={comment} {...taps} />;
  if (isLoading) return <Skeleton shape="card" height="104px" />;
  return <PageState state="empty" art="comments" title="没有找到这条评论" text="可能已经删除，或在更后面的页里" />;
}

/** The comment that is spoken of, also once it has gone from the list: the panel is on its way then. */
function useHeld(comment: Comment | undefined, commentId: string): Comment | undefined {
  const held = useRef(comment);
  if (comment || held.current?.commentId !== commentId) held.current = comment;
  return held.current;
}

/** What lies over the list: what can be done with one comment, the reasons of a report, its pictures. */
export function CommentPanel(props: Props) {
  const { step, commentId = '', isLoading, photo, onClose, onReport, onDelete, onGone } = props;
  const comment = useHeld(props.comment, commentId);
  const pictures = comment?.images ?? [];
  return (
    <>
      <Popup isOpen={step === 'more'} title="这条评论" onClose={onClose}>
        <Content comment={comment} isLoading={isLoading} onClose={onClose} onReport={onReport} onDelete={onDelete} />
      </Popup>
      <Popup isOpen={step === 'report'} title="举报评论" onClose={onClose}>
        <ReportPanel key={commentId} commentId={commentId} onDone={onClose} onGone={() => onGone(commentId)} />
      </Popup>
      {step === 'photos' && pictures.length > 0 && (
        <Suspense fallback={<PartLoading />}>
          <PhotoViewer name="评论" pictures={pictures} start={photo} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
