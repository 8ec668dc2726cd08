import { currentHost } from '@/bridge/environment';
import { openMiniProgramPage } from '@/bridge/miniProgram';
import { appConfig } from '@/shared/config/appConfig';
import { ReactComponent as BellIcon } from '@/shared/icons/bell.svg';
import { Card } from '@/shared/ui/Card';
import { Cell } from '@/shared/ui/Cell';
import { showFailure } from '@/shared/ui/toast';

async function openNoticePage(page: string, orderNo: string) {
  const opening = await openMiniProgramPage(page, { orderNo });
  if (opening !== 'opened') showFailure('提醒页面没有打开，发货后可以在订单里看物流');
}

/**
 * Offers a notice of the shipping. Only a page of the mini-program can ask for the consent that it needs, so it stands
 * only there; whether the member has agreed is known there too, and not said here.
 */
export function ShipNotice({ orderNo }: { orderNo: string }) {
  const { shipNoticePage } = appConfig();
  if (shipNoticePage === '' || currentHost() !== 'miniProgram') return null;
  return (
    <Card tight aria-label="发货提醒">
      <Cell
        icon={<BellIcon aria-hidden />}
        title="订阅发货提醒"
        note="发货时微信通知您，打开后请选“允许”"
        onClick={() => void openNoticePage(shipNoticePage, orderNo)}
      />
    </Card>
  );
}
