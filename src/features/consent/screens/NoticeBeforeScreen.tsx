import { ScreenFrame } from '@/frame/ScreenFrame';
import { pathOf, useQueryParam } from '@/shared/lib/navigation';
import { PageState } from '@/shared/ui/PageState/PageState';
import { ConsentForm } from '../components/ConsentForm';
import { ConsentRecords } from '../components/ConsentRecords';
import { CONSENT_TYPES } from '../contract';

/** The text before buying, activating, enrolling or paying; `tab=records` lists what was agreed to. */
export function NoticeBeforeScreen() {
  const wanted = useQueryParam('type') ?? 'vip';
  const isRecords = useQueryParam('tab') === 'records';
  const type = CONSENT_TYPES.find((each) => each === wanted);
  if (isRecords) return <ConsentRecords />;
  return type ? <ConsentForm key={type} type={type} /> : <UnknownConsent />;
}

/** The address names no text of ours: nobody agrees to another one in its place. */
function UnknownConsent() {
  return (
    <ScreenFrame title="须知与同意">
      <PageState
        state="empty"
        art="messages"
        title="没有找到这份须知"
        text="链接可能不完整，请返回后再试"
        action={{ text: '返回首页', to: pathOf('pointsMall') }}
      />
    </ScreenFrame>
  );
}
