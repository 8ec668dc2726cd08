/** The newest comments of an activity with the way to all of them: `<CommentsPreview activityId={99} />`. */
export { CommentsPreview } from './components/CommentsPreview';
