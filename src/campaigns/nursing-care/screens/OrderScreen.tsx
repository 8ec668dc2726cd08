import { Dressed } from '@/features/campaign';
import { CampaignOrders } from '@/features/signup';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { pathOf } from '@/shared/lib/navigation';
import { JoinFoot } from '../components/JoinFoot';
import { DRESS } from '../dress';
import { ROUTES } from '../routes';
import styles from './OrderScreen.module.less';

/** The member's orders of this campaign, whatever they are for. */
export function OrderScreen() {
  return (
    <Dressed dress={DRESS} className={styles.screen} subject={{ kind: 'campaign', number: 'nursing-care' }}>
      <ScreenFrame
        title={ROUTES.order.title}
        isMemberOnly
        hasHelp
        foot={<JoinFoot />}
        guestTitle="登录后看您的活动订单"
        fallback={ROUTES.home}
      >
        <CampaignOrders
          code="nursing-care"
          emptyText="报名后，付款和退款都在这里"
          emptyAction={{ text: '去报名', to: pathOf(ROUTES.home, { block: 'packages' }) }}
          homePath={pathOf(ROUTES.home)}
          signupPath={({ joinId, packageId }) => pathOf(ROUTES.join, { packageId, joinId })}
        />
      </ScreenFrame>
    </Dressed>
  );
}
