import { BlockCard, type ShownCampaign } from '@/features/campaign';
import { usePanel } from '@/shared/lib/usePanel';
import { Button } from '@/shared/ui/Button/Button';
import { Popup } from '@/shared/ui/Popup/Popup';
import type { YearReview } from '../contract';
import { useYear } from '../useYear';
import styles from './ReviewBlock.module.less';
import { YearCard } from './YearCard';
import { YearPicture } from './YearPicture';

const KIND = 'review';

function PicturePanel({ review }: { review: YearReview }) {
  const panel = usePanel('step');
  return (
    <Popup title="我的年度图片" isOpen={panel.shown === 'picture'} onClose={panel.close}>
      <YearPicture review={review} />
    </Popup>
  );
}

function MyYear({ shown }: { shown: ShownCampaign }) {
  const { year, choose, data: review, failure, refresh } = useYear();
  const panel = usePanel('step');
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
