import { useEffect } from 'react';
import { ROUTES } from '@/shared/config/routes';
import { isCodeFailure } from '@/shared/lib/codeLoads';
import { isOffline } from '@/shared/lib/online';
import { uncover } from '@/shared/lib/startCover';
import { allowFreshPage, openFreshPage } from './freshPage';
import { PlainButton } from './PlainButton';
import { PlainPanel } from './PlainPanel';

const HOME = `#${ROUTES.pointsMall.path}`;

interface Props {
  error: unknown;
  /** Tries once more to show what failed. */
  renew: () => void;
  /** The whole app stands still: a change of the address shows nothing new. */
  isWhole?: boolean;
}

/** What a member sees when a screen's code does not come or breaks. */
export function CrashPanel({ error, renew, isWhole = false }: Props) {
  const isCode = isCodeFailure(error);

  useEffect(() => {
    uncover();
    if (!isCode) return undefined;
    window.addEventListener('online', renew);
    return () => window.removeEventListener('online', renew);
  }, [isCode, renew]);

  function retry() {
    // Code is asked for again; where the server has another release by now, that loads the page anew.
    allowFreshPage();
    // A page that is out of reach would leave the member with nothing.
    if (isCode || isOffline()) renew();
    else openFreshPage();
  }

  function goHome() {
    const isHome = location.hash === HOME;
    location.hash = HOME;
    if (isHome || isWhole) retry();
  }

  return (
    <PlainPanel
      role="alert"
      title="这个页面没有打开"
      text="可能是网络不稳，或页面刚更新过。您的积分、订单和填写的内容都还在。"
    >
      <PlainButton onClick={retry}>重试</PlainButton>
      <PlainButton isSecond onClick={goHome}>
        返回首页
      </PlainButton>
    </PlainPanel>
  );
}
