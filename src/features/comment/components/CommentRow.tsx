import { memo, useId } from 'react';
import { ReactComponent as MoreIcon } from '@/shared/icons/dots.svg';
import { ReactComponent as LikeIcon } from '@/shared/icons/thumbUp.svg';
import { ReactComponent as LikedIcon } from '@/shared/icons/thumbUpFilled.svg';
import { keyed } from '@/shared/lib/keyed';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { shownName, shownText } from '@/shared/lib/shownText';
import { Avatar } from '@/shared/ui/Avatar/Avatar';
import { Tag } from '@/shared/ui/Tag/Tag';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import type { Comment } from '../contract';
import { CommentPicture } from './CommentPicture';
import styles from './CommentRow.module.less';
import { CommentText } from './CommentText';

const MOST_PICTURES = 9;

export interface CommentTaps {
  onLike: (comment: Comment) => void;
  onMore: (comment: Comment) => void;
  onPhoto: (comment: Comment, place: number) => void;
  onOpen: (comment: Comment) => void;
}

interface Props extends CommentTaps {
  comment: Comment;
  /** When it was written, in words: they get their year at New Year, though the comment stays what it is. */
  time: string;
  /** Its text is shown in full. */
  isOpen: boolean;
}

interface HeadProps extends Pick<Props, 'comment' | 'onLike'> {
  nameId: string;
  commentIds: string;
}

function CommentHead({ comment, nameId, commentIds, onLike }: HeadProps) {
  const { nickname, mine, topped, liked, likeCount } = comment;
  return (
    <div className={styles.head}>
      <span id={nameId} className={styles.name}>
        {shownName(nickname)}
      </span>
      {topped && <Tag tone="apricot">置顶</Tag>}
      {mine && <Tag tone="grey">我</Tag>}
      <button
        type="button"
        className={liked ? styles.liked : styles.like}
        aria-pressed={liked}
        aria-label={`点赞，共 ${formatPoints(likeCount)} 个`}
        aria-describedby={commentIds}
        onClick={() => onLike(comment)}
      >
        {liked ? <LikedIcon /> : <LikeIcon />}
        {likeCount > 0 && formatPoints(likeCount)}
      </button>
    </div>
  );
}

/** One comment that everybody sees. */
export const CommentRow = memo(function CommentRow({ comment, time, isOpen, onLike, onMore, onPhoto, onOpen }: Props) {
  const { avatar, nickname, content, images, reply } = comment;
  // Masked names may be the same: the moment tells them apart.
  const nameId = useId();
  const timeId = useId();
  const commentIds = `${nameId} ${timeId}`;
  return (
    <article className={styles.row} aria-labelledby={commentIds}>
      <Avatar src={avatar} sizePx={36} />
      <div className={styles.body}>
        <CommentHead comment={comment} nameId={nameId} commentIds={commentIds} onLike={onLike} />
        <CommentText text={content} commentIds={commentIds} isOpen={isOpen} onOpen={() => onOpen(comment)} />
        {images.length > 0 && (
          <div className={styles.pictures}>
            {keyed(images.slice(0, MOST_PICTURES)).map(([key, src], place) => (
              <CommentPicture
                key={key}
                src={src}
                place={place}
                commentIds={commentIds}
                onClick={() => onPhoto(comment, place)}
              />
            ))}
          </div>
        )}
        {reply && (
          <p className={styles.reply}>
            <b>工作人员</b>
            <VisuallyHidden>：</VisuallyHidden>
            {shownText(reply.content)}
          </p>
        )}
        <div className={styles.foot}>
          <time id={timeId}>{time}</time>
          <button
            type="button"
            className={styles.more}
            aria-label={`${shownName(nickname)}的评论，更多操作`}
            aria-describedby={timeId}
            onClick={() => onMore(comment)}
          >
            <MoreIcon />
          </button>
        </div>
      </div>
    </article>
  );
});
