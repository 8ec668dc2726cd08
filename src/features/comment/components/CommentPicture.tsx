import { useServerImage } from '@/shared/ui/Picture/useServerImage';
import styles from './CommentPicture.module.less';

const SIZE_PX = 88;

interface Props {
  src: string;
  place: number;
  /** Ids of what names the comment. */
  commentIds: string;
  onClick: () => void;
}

/** A small picture that opens on the whole screen; nothing when it cannot be loaded. */
export function CommentPicture({ src, place, commentIds, onClick }: Props) {
  const { address, onError } = useServerImage(src);
  if (address === undefined) return null;
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={`看第 ${place + 1} 张图片`}
      aria-describedby={commentIds}
      onClick={onClick}
    >
      <img src={address} alt="" width={SIZE_PX} height={SIZE_PX} loading="lazy" onError={onError} />
    </button>
  );
}
