import { useCallback, useState } from 'react';
import { type Comment, getCommentDetail } from '@/features/comment/contract';
import { mergeComments } from '@/features/comment/mergeComments';
import { submitComment } from '@/features/comment/submitComment';
import { send } from '@/request/send';
import { ACTIVITY_ID } from '@/shared/config/constants';

const PAGE_SIZE = 20;

/**
 * The comments of the activity that are on screen, and handing in a new one. A new comment is not added to the list: it
 * shows after approval.
 *
 * Source: spec §2, §4, §8.
 */
export default function useCommentModel() {
  const [comments, setComments] = useState<readonly Comment[]>([]);
  const [totalPage, setTotalPage] = useState(0);

  const loadComments = useCallback(async (currentPage: number, sort: 'new' | 'hot', signal?: AbortSignal) => {
    const query = { activityId: ACTIVITY_ID, currentPage, pageSize: PAGE_SIZE, sort };
    const envelope = await send(getCommentDetail, query, { signal, loading: false });
    const { code, data } = envelope;
    if (code === 0 && data) {
      setComments((held) => mergeComments(held, data));
      setTotalPage(data.totalPage);
    }
    return envelope;
  }, []);

  return { comments, totalPage, loadComments, submitComment };
}
