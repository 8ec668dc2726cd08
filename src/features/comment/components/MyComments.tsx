import { useEffect, useId, useRef, useState } from 'react';
import type { DataOf } from '@/request/defineCall';
import type { Query } from '@/request/useQuery';
import { shownText } from '@/shared/lib/shownText';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { RetryRow } from '@/shared/ui/RetryRow/RetryRow';
import { Tag } from '@/shared/ui/Tag/Tag';
import type { getMyComments, OwnComment } from '../boardContract';
import { CommentText } from './CommentText';
import styles from './MyComments.module.less';

/** More of them stand behind a button. */
const SHOWN = 2;
const APPROVED = 1;
const REJECTED = 2;

interface Taps {
  /** Brings the words back into the composer; undefined while nobody can write. */
  onEdit: ((comment: OwnComment) => void) | undefined;
  onDelete: (commentId: string) => void;
}

function OwnText({ id, text }: { id: string; text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return <CommentText id={id} text={text} isOpen={isOpen} onOpen={() => setIsOpen(true)} />;
}

function OwnRow({ comment, onEdit, onDelete }: Taps & { comment: OwnComment }) {
  const textId = useId();
  const isRejected = comment.auditStatus === REJECTED;
  return (
    <li className={styles.row}>
      <OwnText id={textId} text={comment.content} />
      <div className={styles.state}>
        <Tag tone={isRejected ? 'danger' : 'warning'}>{isRejected ? '未通过' : '审核中'}</Tag>
        <span className={styles.reason}>
          {isRejected ? shownText(comment.rejectReason ?? '没有通过审核') : '通过后大家都能看到'}
        </span>
        <span className={styles.taps}>
          {isRejected && onEdit && (
            <button type="button" className={styles.tap} aria-describedby={textId} onClick={() => onEdit(comment)}>
              <SpacedWord>修改</SpacedWord>
            </button>
          )}
          <button
            type="button"
            className={styles.tap}
            aria-describedby={textId}
            onClick={() => onDelete(comment.commentId)}
          >
            <SpacedWord>删除</SpacedWord>
          </button>
        </span>
      </div>
    </li>
  );
}

interface Props extends Taps {
  query: Query<DataOf<typeof getMyComments>>;
  /** Nothing has come at all: the list says so, and its 重试 asks for these, too. */
  isSaidBelow: boolean;
}

/** The member's own comments that nobody else sees: those that wait, and those that were turned down, with the reason. */
export function MyComments({ query: { data, failure, refresh }, isSaidBelow, ...taps }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const own = data?.recordList.filter(({ auditStatus }) => auditStatus !== APPROVED) ?? [];
  // What was pressed is off now, or has gone with its row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of rows
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [own.length]);
  if (failure && !data) {
    if (failure.kind === 'unauthorised' || isSaidBelow) return null;
    return (
      <section className={styles.mine} aria-label="我的评论">
        <RetryRow onRetry={refresh}>我的评论没有取到</RetryRow>
      </section>
    );
  }
  if (own.length === 0) return null;
  const shown = isWhole ? own : own.slice(0, SHOWN);
  return (
    <section className={styles.mine} aria-label="我的评论">
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        我的评论<span className={styles.note}>只有您自己看得到</span>
      </h2>
      <ul>
        {shown.map((comment) => (
          <OwnRow key={comment.commentId} comment={comment} {...taps} />
        ))}
      </ul>
      {own.length > shown.length && (
        <button type="button" className={styles.all} onClick={() => setIsWhole(true)}>
          还有 {own.length - shown.length} 条
        </button>
      )}
    </section>
  );
}
