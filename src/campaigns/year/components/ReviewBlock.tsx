import { BlockCard, type ShownCampaign } from '@/features/campaign';
import { useQuery } from '@/request/useQuery';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { Button } from '@/shared/ui/Button/Button';
import { Popup } from '@/shared/ui/Popup/Popup';
import { getYearReview, type YearReview } from '../contract';
import { BadgeList } from './BadgeList';
import styles from './ReviewBlock.module.less';
import { YearCard } from './YearCard';
import { YearPicture } from './YearPicture';

const KIND = 'review';

/** The year of the address; the campaign's own without one. */
function useYear() {
  const value = Number(useQueryParam('year'));
  const setQuery = useSetQuery();
  return {
    year: Number.isSafeInteger(value) && value > 0 ? value : undefined,
    choose: (year: number) => setQuery({ year }, { replace: true }),
  };
}

function PicturePanel({ review }: { review: YearReview }) {
  const panel = usePanel('step');
  return (
    <Popup title="我的年度图片" isOpen={panel.shown === 'picture'} onClose={panel.close}>
      <YearPicture review={review} />
    </Popup>
  );
}

function MyYear({ shown }: { shown: ShownCampaign }) {
  const { year, choose } = useYear();
  const panel = usePanel('step');
  const { data: review, failure, refresh } = useQuery(getYearReview, year === undefined ? {} : { year });
  if (!review) {
    return (
      <BlockCard
        isLead
        className={styles.card}
        title="我的年度回顾"
        failure={failure && (year === undefined ? '年度回顾没有取到' : '这一年的回顾没有取到')}
        onRetry={refresh}
        height="312px"
      />
    );
  }
  if (!review.enough) return null;
  const openPicture = () => {
    shown.report('picture');
    panel.open('picture');
  };
  return (
    <>
      <YearCard review={review} onPicture={openPicture} onYear={choose} />
      <BadgeList badges={review.badges} year={review.year} />
      <PicturePanel review={review} />
    </>
  );
}

/** What the member did in the year; a guest is told what he would see. */
export function ReviewBlock({ shown }: { shown: ShownCampaign }) {
  if (shown.isSignedIn) return <MyYear shown={shown} />;
  return (
    <BlockCard
      isLead
      className={styles.card}
      title="我的年度回顾"
      note="登录后看您这一年的签到、课程和徽章，只有您自己看得到。"
    >
      <div className={styles.guest}>
        <Button variant="outline" className={styles.outline} onClick={() => shown.act(KIND, shown.refresh)}>
          登录看回顾
        </Button>
      </div>
    </BlockCard>
  );
}
