import { contactSupport } from '@/frame/contactSupport';
import { ReactComponent as ChatIcon } from '@/shared/icons/headset.svg';
import { ReactComponent as LockIcon } from '@/shared/icons/lock.svg';
import { ReactComponent as PhoneIcon } from '@/shared/icons/phone.svg';
import { ReactComponent as TextSizeIcon } from '@/shared/icons/textSize.svg';
import { ReactComponent as UserIcon } from '@/shared/icons/user.svg';
import { useElderMode } from '@/shared/lib/elderMode';
import { pathOf } from '@/shared/lib/navigation';
import { serviceNumber } from '@/shared/lib/serviceNumber';
import { Card } from '@/shared/ui/Card/Card';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { Switch } from '@/shared/ui/Switch/Switch';
import { useElderSwitch } from '../useElderSwitch';

interface Props {
  /** The server's words for where the customer service is; '' for the configured ones. */
  chatLink: string;
  phone: string;
  isSignedIn: boolean;
}

/** Large layout, customer service, the member's own number, privacy. */
export function HelpCard({ chatLink, phone, isSignedIn }: Props) {
  const isElder = useElderMode();
  const service = serviceNumber(phone);
  const switchElder = useElderSwitch();
  return (
    <Card tight>
      <ListRow
        wide
        icon={<TextSizeIcon aria-hidden />}
        title={<span aria-hidden>长辈版</span>}
        note="字更大，按钮更大"
        value={<Switch checked={isElder} aria-label="长辈版" onChange={switchElder} />}
      />
      <ListRow
        icon={<ChatIcon aria-hidden />}
        title="在线客服"
        onClick={() => void contactSupport({ link: chatLink, phone })}
      />
      {!isElder && service && (
        <ListRow icon={<PhoneIcon aria-hidden />} title="电话客服" value={service.number} href={service.call} />
      )}
      {isSignedIn && (
        <ListRow icon={<UserIcon aria-hidden />} title="我的手机号" to={pathOf('member', { step: 'mobile' })} />
      )}
      <ListRow icon={<LockIcon aria-hidden />} title="隐私与注销" to={pathOf('noticeBefore', { tab: 'records' })} />
    </Card>
  );
}
