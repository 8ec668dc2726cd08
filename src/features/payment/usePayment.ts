import { useCallback, useEffect, useState } from 'react';
import { openMiniProgramPage } from '@/bridge/miniProgram';
import { payInWechat } from '@/bridge/pay';
import { fetchSignature } from '@/features/wechat';
import type { DataOf } from '@/request/defineCall';
import { useQuery } from '@/request/useQuery';
import { useSubmit } from '@/request/useSubmit';
import { addressBar } from '@/shared/lib/addressBar';
import { serverNow } from '@/shared/lib/serverClock';
import { showMessage } from '@/shared/ui/toast';
import { type Biz, getPayInfo, launchPay } from './contract';
import { forgetLeftToPay, hasLeftToPay, markLeftToPay } from './leftToPay';
import { payAddress } from './payAddress';
import { type PaymentPhase, type PayStatus, phaseOf } from './paymentPhase';
import { usePayStatus } from './usePayStatus';

type Launch = DataOf<typeof launchPay>;
export type Payment = ReturnType<typeof usePayment>;

/** One order's payment from opening the screen to the server's word. Survives reload, back and a killed page. */
export function usePayment(orderNo: string, biz: Biz) {
  const order = { orderNo, biz };
  const info = useQuery(getPayInfo, order, { refreshOnReturn: true });
  const [hasLeft, setHasLeft] = useState(() => hasLeftToPay(orderNo));
  const [scanCode, setScanCode] = useState<string>();

  const mark = useCallback(() => {
    markLeftToPay(orderNo, serverNow());
    setHasLeft(true);
  }, [orderNo]);
  const forget = useCallback(() => {
    forgetLeftToPay(orderNo);
    setHasLeft(false);
    setScanCode(undefined);
  }, [orderNo]);

  const open = async ({ payType, params, miniPath }: Launch): Promise<void> => {
    mark();
    const isOpened = await openWallet(payType, params, miniPath, setScanCode);
    if (isOpened === 'cancelled' || isOpened === 'failed') forget();
    if (isOpened === 'cancelled') showMessage('您没有完成付款，订单还在');
    if (isOpened === 'failed') showMessage('支付页面没有打开，请再试一次或换一种方式');
    info.refresh();
  };
  const launch = useSubmit(launchPay, {
    intentKey: `pay:${orderNo}`,
    onDone: (data) => void open(data),
    onRefused: () => {
      info.refresh();
      return false;
    },
    onUnknown: () => showMessage('没有连上支付，请再试一次，不会重复扣款'),
  });

  const expireAt = info.data?.expireAt ?? undefined;
  const isAsking = hasLeft || info.data?.status === 2;
  const asked = usePayStatus(order, isAsking);
  const status: PayStatus = asked.data?.status ?? info.data?.status ?? 0;
  const phase: PaymentPhase = phaseOf({
    status,
    isLaunching: launch.isBusy,
    hasLeftToPay: hasLeft,
    timeLeftMs: expireAt === undefined ? undefined : expireAt - serverNow(),
  });

  const isFinal = phase === 'paid' || phase === 'closed' || (status === -1 && hasLeft);
  useEffect(() => {
    if (isFinal) forget();
  }, [isFinal, forget]);

  return {
    info,
    phase,
    status,
    scanCode,
    failReason: asked.data?.failReason ?? info.data?.failReason,
    isAskingPaused: asked.isPaused,
    ask: () => {
      asked.restart();
      info.refresh();
    },
    pay: (channel: string) => void launch.submit({ ...order, channel }),
    payAgain: forget,
  };
}

async function openWallet(
  payType: Launch['payType'],
  params: Launch['params'],
  miniPath: string | undefined,
  showCode: (code: string) => void,
): Promise<'opened' | 'cancelled' | 'failed'> {
  if (payType === 'mini') {
    return miniPath !== undefined && (await openMiniProgramPage(miniPath)) === 'opened' ? 'opened' : 'failed';
  }
  if (payType === 'qr') {
    if (params.code_url === undefined) return 'failed';
    showCode(params.code_url);
    return 'opened';
  }
  if (payType === 'h5') {
    const address = payAddress(params.mweb_url);
    if (address === undefined) return 'failed';
    addressBar.leave(address);
    return 'opened';
  }
  const { timeStamp = '', nonceStr = '', package: prepay = '', signType = '', paySign = '' } = params;
  const hint = await payInWechat({ timeStamp, nonceStr, package: prepay, signType, paySign }, fetchSignature);
  if (hint === 'unavailable') return 'failed';
  return hint === 'cancelled' ? 'cancelled' : 'opened';
}
