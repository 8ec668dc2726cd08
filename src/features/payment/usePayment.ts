import { useCallback, useEffect, useState } from 'react';
import { openMiniProgramPage } from '@/bridge/miniProgram';
import { payInWechat } from '@/bridge/pay';
import { fetchSignature } from '@/features/wechat';
import { noteChange } from '@/request/changes';
import type { DataOf } from '@/request/defineCall';
import { usePolledQuery } from '@/request/usePolledQuery';
import { useQuery } from '@/request/useQuery';
import { useSubmit } from '@/request/useSubmit';
import { CONSENT_NEEDED } from '@/shared/config/serverCodes';
import { addressBar } from '@/shared/lib/addressBar';
import { pathOf, useGo } from '@/shared/lib/navigation';
import { serverNow } from '@/shared/lib/serverClock';
import { showLongMessage, showMessage } from '@/shared/ui/toast/toast';
import { type Biz, getPayInfo, getPayStatus, launchPay } from './contract';
import { payIntent } from './intents';
import { forgetLeftToPay, leftToPayAt, markLeftToPay } from './leftToPay';
import { payAddress } from './payAddress';
import { type PaymentPhase, type PayStatus, phaseOf } from './paymentPhase';

const FAILED = -1;

type Launch = DataOf<typeof launchPay>;
export type Payment = ReturnType<typeof usePayment>;

interface Wanted {
  orderNo: string;
  biz: Biz;
  /** The campaign that sent the member here. */
  from: string | undefined;
}

/** One order's payment from opening the screen to the server's word. Survives reload, back and a killed page. */
export function usePayment({ orderNo, biz, from }: Wanted) {
  const order = { orderNo, biz };
  const go = useGo();
  const info = useQuery(getPayInfo, order, { refreshOnReturn: true });
  const [leftAt, setLeftAt] = useState(() => leftToPayAt(orderNo));
  const hasLeft = leftAt !== undefined;
  const [scanCode, setScanCode] = useState<string>();

  const mark = useCallback(() => {
    const now = serverNow();
    markLeftToPay(orderNo, now);
    setLeftAt(now);
  }, [orderNo]);
  const forget = useCallback(() => {
    forgetLeftToPay(orderNo);
    setLeftAt(undefined);
    setScanCode(undefined);
  }, [orderNo]);

  const open = async ({ payType, params, miniPath }: Launch): Promise<void> => {
    mark();
    const isOpened = await openWallet(payType, params, miniPath, setScanCode);
    if (isOpened === 'cancelled' || isOpened === 'failed') forget();
    if (isOpened === 'cancelled') showMessage('您没有完成付款，订单还在');
    if (isOpened === 'failed') showMessage('付款页面没有打开，请再试一次或换一种方式');
    info.refresh();
  };
  const terms = info.data?.consent;
  const askConsent = () => {
    go('noticeBefore', { type: 'pay', next: pathOf('paying', { ...order, from }) }, { replace: true });
  };
  const launch = useSubmit(launchPay, {
    ...payIntent(orderNo),
    onDone: (data) => void open(data),
    onRefused: ({ code }) => {
      info.refresh();
      if (code === CONSENT_NEEDED) askConsent();
      return code === CONSENT_NEEDED;
    },
    onUnknown: () => showLongMessage('付款页面没有连上，请再试一次，不会重复扣款'),
  });
  const pay = (channel: string) => {
    if (terms && terms.consentId === undefined) askConsent();
    else void launch.submit({ ...order, channel, consentId: terms?.consentId, amount: info.data?.amount ?? undefined });
  };

  const expireAt = info.data?.expireAt ?? undefined;
  const isAsking = hasLeft || info.data?.status === 2;
  const asked = usePolledQuery(getPayStatus, order, { isOpen: () => true, skip: !isAsking });
  // A failure from before the member left for another try says nothing about this one.
  const isOld = (atMs: number | undefined) => leftAt !== undefined && (atMs ?? 0) < leftAt;
  const answer = !isAsking || isOld(asked.updatedAt) ? undefined : asked.data;
  const known = info.data?.status ?? 0;
  const status: PayStatus = answer?.status ?? (known === FAILED && isOld(info.updatedAt) ? 0 : known);
  const phase: PaymentPhase = phaseOf({
    status,
    isLaunching: launch.isBusy,
    hasLeftToPay: hasLeft,
    timeLeftMs: expireAt === undefined ? undefined : expireAt - serverNow(),
  });

  const failReason = answer?.failReason ?? info.data?.failReason;
  const isFinal = phase === 'paid' || phase === 'closed' || (status === FAILED && hasLeft);
  const { patch } = info;
  useEffect(() => {
    if (!isFinal) return;
    // The asking ends here; what it has found out stays.
    patch((previous) => ({ ...previous, status, failReason }));
    noteChange();
    forget();
  }, [isFinal, forget, patch, status, failReason]);

  return {
    info,
    phase,
    status,
    scanCode,
    failReason,
    isAskingPaused: asked.isPaused,
    ask: () => {
      asked.restart();
      info.refresh();
    },
    pay,
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
