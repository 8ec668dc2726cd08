import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'umi';
import { appConfig } from '@/shared/config/appConfig';
import { ReactComponent as PhoneIcon } from '@/shared/icons/phone.svg';
import { pathOf, useQueryParam } from '@/shared/lib/navigation';
import { phoneLink } from '@/shared/lib/safeUrl';
import { useHeight } from '@/shared/lib/useHeight';
import styles from './PhoneFoot.module.less';

const TAB_SCREENS = [pathOf('pointsMall'), pathOf('member')];
/** The panels that stand in the place of a tab screen: its row with the phone goes with it. */
const WHOLE_PANELS = ['search', 'mobile'];

/** Tells the bars above how high the foot is. */
function useFootHeight(height: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--h-foot', height);
    return () => {
      style.removeProperty('--h-foot');
    };
  }, [height]);
}

/**
 * The phone at the foot of every screen of 长辈版, below the bar where there is one, with its room in the page flow. The tab
 * screens have it in a row of their own.
 */
export function PhoneFoot() {
  const { pathname } = useLocation();
  const isWholePanel = WHOLE_PANELS.includes(useQueryParam('step') ?? '');
  const foot = useRef<HTMLAnchorElement>(null);
  const { phone } = appConfig().brand;
  const call = phoneLink(phone);
  const isShown = call !== undefined && (isWholePanel || !TAB_SCREENS.includes(pathname));
  const height = useHeight(foot, isShown);
  useFootHeight(isShown ? `${height}px` : 'var(--edge-bottom)');
  if (!isShown) return null;
  return (
    <>
      <div className={styles.space} />
      <a ref={foot} className={styles.foot} href={call}>
        <PhoneIcon aria-hidden />
        <span className={styles.words}>打电话</span>
        {phone}
      </a>
    </>
  );
}
