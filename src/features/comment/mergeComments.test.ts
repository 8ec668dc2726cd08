import type { Comment } from './contract';
import { mergeComments } from './mergeComments';

function commentOf(commentId: string): Comment {
  return {
    commentId,
    nickname: '微信用户',
    avatar: '',
    content: '护士姐姐很耐心',
    images: [],
    createdAt: 0,
    likeCount: 0,
    liked: false,
    mine: false,
    reply: undefined,
    topped: false,
  };
}

const ids = (comments: readonly Comment[]) => comments.map((each) => each.commentId).join('');
const pageOf = (currentPage: number, letters: string) => ({ currentPage, recordList: [...letters].map(commentOf) });

// Source: spec §4 (comment list).
test.each([
  ['page 1 replaces the held list', 'abc', pageOf(1, 'xy'), 'xy'],
  ['page 2 is appended', 'abc', pageOf(2, 'de'), 'abcde'],
  ['page 0 counts as a first page', 'abc', pageOf(0, 'x'), 'x'],
  ['a comment that moved to the next page is not shown twice', 'abc', pageOf(2, 'cd'), 'abcd'],
  ['the same page twice changes nothing', 'abcd', pageOf(2, 'cd'), 'abcd'],
  ['an empty first page empties the list', 'abc', pageOf(1, ''), ''],
])('%s', (_, held, page, expected) => {
  expect(ids(mergeComments([...held].map(commentOf), page))).toBe(expected);
});
