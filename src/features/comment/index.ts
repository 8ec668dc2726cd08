/** The calls that a list of comments reads, each for one activity; the list on screen is the model `comment`. */
export { type Comment, getCommentCount, getCommentList, type NewComment } from './contract';
/** Hands in a comment and says how it went: `submitComment({ activityId, content, clientToken })`. */
export { submitComment } from './submitComment';
