import { useFeature } from '@/features/account';
import { ReactComponent as GiftIcon } from '@/shared/icons/gift.svg';
import { ReactComponent as ServiceIcon } from '@/shared/icons/headset.svg';
import { ReactComponent as KeyIcon } from '@/shared/icons/key.svg';
import { ReactComponent as OrdersIcon } from '@/shared/icons/receipt.svg';
import { pathOf } from '@/shared/lib/navigation';
import { Card } from '@/shared/ui/Card/Card';
import { useSupport } from '@/shared/ui/HelpWays/useSupport';
import { ListRow } from '@/shared/ui/ListRow/ListRow';

/** Ways on from the card: orders, a code, inviting, help. */
export function CardLinks({ isMember }: { isMember: boolean }) {
  const contact = useSupport();
  const canInvite = useFeature('referral');
  return (
    <Card tight>
      {isMember && <ListRow icon={<OrdersIcon />} title="会员订单" to={pathOf('membershipCard', { step: 'orders' })} />}
      <ListRow icon={<KeyIcon />} title="用激活码开通" to={pathOf('activateMembership')} />
      {canInvite && <ListRow icon={<GiftIcon />} title="邀请好友" to={pathOf('invitedPeople')} />}
      {contact && <ListRow icon={<ServiceIcon />} title="联系客服" onClick={contact} />}
    </Card>
  );
}
