import type { Comment, CommentPage } from './contract';

/**
 * The comments on screen after a page has come: a page beyond the first is appended, any other replaces the list.
 * Comments that are already there are not added again (new approvals shift the pages).
 *
 * Source: spec §4.
 */
export function mergeComments(held: readonly Comment[], { currentPage, recordList }: CommentPage): Comment[] {
  const kept = currentPage > 1 ? held : [];
  const known = new Set(kept.map((each) => each.commentId));
  const added = recordList.filter((each) => !known.has(each.commentId) && known.add(each.commentId));
  return [...kept, ...added];
}
