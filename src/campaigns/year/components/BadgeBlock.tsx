import { BlockCard } from '@/features/campaign';
import { useYear } from '../useYear';
import { BadgeList } from './BadgeList';

/** The badges of the year that the review shows. */
export function BadgeBlock() {
  const { data: review, failure, refresh } = useYear();
  if (review) return <BadgeList badges={review.badges} year={review.year} />;
  return <BlockCard title="这一年的徽章" failure={failure && '徽章没有取到'} onRetry={refresh} height="212px" />;
}
