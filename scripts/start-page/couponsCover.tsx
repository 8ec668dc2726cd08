// A file of its own, which only the page of 卡券 asks for (startPage.ts): the member's own coupons.
import listStyles from '@/features/coupon/components/WalletList.module.less';
import { WalletRow, WalletRows } from '@/features/coupon/components/WalletRow';
import { getMyCoupons } from '@/features/coupon/contract';
import { walletTabs } from '@/features/coupon/walletTabs';
import { isElderMode } from '@/shared/lib/elderMode';
import { AT_ONCE } from '@/shared/lib/useFewer';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { isFirstView } from './firstView';
import { answerTo, paintAnswers } from './paintAnswers';
import type { Drawn } from './paintScreen';

/** Put in by the build (answeredScreens.mjs). */
declare const DRAWN: Drawn;

const ignore = () => undefined;

async function paint(): Promise<void> {
  const coupons = await answerTo(getMyCoupons);
  if (!coupons || coupons.recordList.length === 0) return;
  const rows = coupons.recordList.slice(0, isElderMode() ? AT_ONCE : coupons.recordList.length);
  await paintAnswers(DRAWN, () => ({
    tabs: <Tabs items={walletTabs(coupons.counts)} value="usable" onChange={ignore} aria-label="我的券" />,
    list: (
      <section className={listStyles.list}>
        <WalletRows
          rows={rows}
          rowOf={(coupon) => <WalletRow key={coupon.couponId} coupon={coupon} onOpen={ignore} onCenter={ignore} />}
        />
      </section>
    ),
  }));
}

if (isFirstView()) void paint();
