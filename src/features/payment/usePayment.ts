import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { currentHost } from '@/bridge/environment';
import { noteChange } from '@/request/changes';
import { useLock } from '@/request/useLock';
import { usePolledQuery } from '@/request/usePolledQuery';
import { useQuery } from '@/request/useQuery';
import { useSubmit } from '@/request/useSubmit';
import { CONSENT_NEEDED } from '@/shared/config/serverCodes';
import { pathOf, useGo } from '@/shared/lib/navigation';
import { serverNow } from '@/shared/lib/serverClock';
import { hideMessage, showLongMessage, showMessage } from '@/shared/ui/toast/toast';
import { type Biz, getPayInfo, getPayStatus, launchPay, type PayOrder } from './contract';
import { payIntent } from './intents';
import { forgetLeftToPay, leftToPayAt, markLeftToPay } from './leftToPay';
import { type Launch, type Opening, openWallet } from './openWallet';
import { isToBeClosed, type PaymentPhase, type PayStatus, phaseOf } from './paymentPhase';

const FAILED = -1;

/** What is said of a payment page; '' where the screen itself says it. */
const WORDS: Readonly<Record<Opening, string>> = {
  opened: '',
  missing: '',
  cancelled: '您没有完成付款，订单还在',
  failed: '付款页面没有打开，请再试一次或换一种方式',
};

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
  const lock = useLock();
  const info = useQuery(getPayInfo, order, { refreshOnReturn: true });
  const [leftAt, setLeftAt] = useState(() => leftToPayAt(orderNo));
  const hasLeft = leftAt !== undefined;
  const [scanCode, setScanCode] = useState<string>();
  const [isSheetMissing, setIsSheetMissing] = useState(false);

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

  const open = async (wallet: Launch): Promise<void> => {
    // What was said of an earlier try is over.
    hideMessage();
    mark();
    const opening = await openWallet(wallet, setScanCode, lock.isMounted);
    if (opening !== 'opened') forget();
    // The screen that stands there by now has nothing to do with it.
    if (!lock.isMounted()) return;
    showMessage(WORDS[opening]);
    setIsSheetMissing(opening === 'missing');
    info.refresh();
  };
  const terms = info.data?.consent;
  const askConsent = () => {
    go('noticeBefore', { type: 'pay', next: pathOf('paying', { ...order, from }) });
  };
  const launch = useSubmit(launchPay, {
    ...payIntent(orderNo),
    lock,
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
  const timeLeftMs = expireAt === undefined ? undefined : expireAt - serverNow();
  const isAsking = hasLeft || info.data?.status === 2 || isToBeClosed(info);
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
    timeLeftMs,
  });

  useSaidByScreen(phase);

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
    /** A payment page was opened; the member may open one anew. */
    hasLeft,
    /** What is open here cannot pay; the messaging app on a phone can. */
    isElsewhere: mustPayElsewhere(info.data, isSheetMissing),
    /** The member says that he has paid elsewhere: from now on the server is asked. */
    awaitResult: mark,
    payAgain: forget,
  };
}

/** The screen says what these phases are, and its button stands where a message would. */
function useSaidByScreen(phase: PaymentPhase): void {
  const isSaid = phase === 'closed' || phase === 'confirming';
  // With the frame: later it could take away what is said of a payment page that was closed at once.
  useLayoutEffect(() => {
    if (isSaid) hideMessage();
  }, [isSaid]);
}

/** The company messenger opens no payment of this app, some clients none at all, other browsers what the server has for them. */
function mustPayElsewhere(order: PayOrder | undefined, isSheetMissing: boolean): boolean {
  const host = currentHost();
  if (isSheetMissing || host === 'wecom') return true;
  return host === 'browser' && order?.channels.some(({ enabled }) => enabled) === false;
}
