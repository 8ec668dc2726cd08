import { fetchSignature } from '@/features/wechat';
import { useCodeScanner } from '@/frame/useCodeScanner';
import { ReactComponent as ScanIcon } from '@/shared/icons/scan.svg';
import styles from './ScanButton.module.less';

/** Reads a code with the camera; shown only where the host can do it. */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const scan = useCodeScanner(fetchSignature, { name: '激活码', onCode });
  if (!scan) return null;
  return (
    <button type="button" className={styles.scan} onClick={() => void scan()}>
      <ScanIcon width="1em" height="1em" aria-hidden="true" />
      扫一扫
    </button>
  );
}
