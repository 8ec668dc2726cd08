import { type CouponOffer, OfferTile, useClaimAll } from '@/features/coupon';
import { pathOf, useGo } from '@/shared/lib/navigation';
import type { Operate } from '@/shared/lib/schema';
import { BlockCard } from '../components/BlockCard';
import { CampaignAction } from '../components/CampaignAction';
import type { CampaignBlock, ShownCampaign } from '../definition';
import styles from './coupons.module.less';

const KIND = 'coupons';

interface Copy {
  /** The heading, with how many can be claimed now: `(count) => '3 张券可以领'`. */
  title: (count: number) => string;
  /** What holds for all of them. */
  note?: string;
  isLead?: boolean;
}

function canBeClaimed({ status }: CouponOffer): boolean {
  return status === 'claimable';
}

function Coupons({ copy, shown }: { copy: Copy; shown: ShownCampaign }) {
  const { detail, refresh, report, act } = shown;
  const go = useGo();
  const { coupons } = detail;
  const onRefresh = () => {
    report('coupon');
    refresh();
  };
  return (
    <BlockCard
      title={copy.title(coupons?.filter(canBeClaimed).length ?? 0)}
      more={{ text: '我的卡券', to: pathOf('couponList') }}
      isLead={copy.isLead ?? false}
      failure={coupons ? undefined : '券没有取到'}
      onRetry={refresh}
    >
      <ul className={styles.coupons}>
        {coupons?.map((offer) => (
          <li key={offer.couponId}>
            <OfferTile
              offer={offer}
              onChange={refresh}
              onRefresh={onRefresh}
              onOpen={(id) => go('couponList', { id })}
              asMember={(deed) => act(KIND, deed)}
            />
          </li>
        ))}
      </ul>
      {copy.note !== undefined && <p className={styles.note}>{copy.note}</p>}
    </BlockCard>
  );
}

/** The coupons that a campaign gives, three in a row, each claimed on its own. */
export function coupons(copy: Copy): CampaignBlock {
  return { kind: KIND, render: (shown) => <Coupons copy={copy} shown={shown} /> };
}

/** The main action that claims all coupons of the campaign with one tap. */
export function ClaimAllButton({ operate, shown }: { operate: Operate; shown: ShownCampaign }) {
  const { detail, refresh, act, report } = shown;
  const { isBusy, claimAll } = useClaimAll(detail.coupons ?? [], {
    onRefresh: () => {
      report('coupons');
      refresh();
    },
    asMember: (deed) => act(KIND, deed),
  });
  return <CampaignAction operate={operate} size="large" busy={isBusy} onClick={claimAll} />;
}
