import { Dressed } from '@/features/campaign';
import { SignupView } from '@/features/signup';
import { pathOf, useQueryParam } from '@/shared/lib/navigation';
import { ReactComponent as Sky } from '../art/sky.svg';
import { JoinFoot } from '../components/JoinFoot';
import { JoinHead } from '../components/JoinHead';
import { DRESS } from '../dress';
import { ROUTES } from '../routes';
import styles from './JoinScreen.module.less';

/** Signing up for one of the packages; `packageId` names it, the first one stands in for none. */
export function JoinScreen() {
  const packageId = useQueryParam('packageId');
  return (
    <Dressed dress={DRESS} className={styles.screen} subject={{ kind: 'campaign', number: 'nursing-care' }}>
      <SignupView
        key={packageId}
        code="nursing-care"
        packageId={packageId}
        title={ROUTES.join.title}
        fallback={ROUTES.home}
        ground={
          <div className={styles.sky} aria-hidden="true">
            <Sky preserveAspectRatio="xMidYMid slice" />
          </div>
        }
        head={(config) => <JoinHead config={config} />}
        closedWay={{ text: '回活动页', to: pathOf(ROUTES.home) }}
        ordersPath={pathOf(ROUTES.order)}
        foot={<JoinFoot />}
      />
    </Dressed>
  );
}
