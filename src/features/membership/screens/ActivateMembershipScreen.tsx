import { ScreenFrame } from '@/frame/ScreenFrame';
import { hasCome } from '@/request/hasCome';
import { useQuery } from '@/request/useQuery';
import { useQueryParam } from '@/shared/lib/navigation';
import { ActivationForm } from '../components/ActivationForm';
import { ActivationPreview } from '../components/ActivationPreview';
import { getCardList } from '../contract';
import { useActivation } from '../useActivation';

/** Turns a card number and code into membership: first what it brings, then the tap that uses it up. */
export function ActivateMembershipScreen() {
  // First: with an answer that is there already comes the server's day, by which the check of a code is read.
  const cards = useQuery(getCardList, {}, { refreshOnReturn: true });
  const activation = useActivation();
  const isPreview = useQueryParam('step') === 'preview';
  const checked = isPreview ? activation.checked : undefined;
  const isKnown = hasCome(cards);
  const form = isKnown ? <ActivationForm activation={activation} my={cards.data?.my ?? null} /> : undefined;
  const content = checked ? <ActivationPreview activation={activation} checked={checked} /> : form;
  return (
    <ScreenFrame
      title={checked ? '核对会员卡' : '激活会员'}
      isMemberOnly
      fallback="membershipCard"
      subject={{ kind: 'activation' }}
      failure={cards.failure}
      onRetry={cards.refresh}
    >
      {content}
    </ScreenFrame>
  );
}
