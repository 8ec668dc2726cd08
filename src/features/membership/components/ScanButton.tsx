import { canScan, scanCode } from '@/bridge/scan';
import { fetchSignature } from '@/features/wechat';
import { ReactComponent as ScanIcon } from '@/shared/icons/scan.svg';
import { showMessage } from '@/shared/ui/toast/toast';
import { readScannedCode } from '../activationCode';
import styles from './ScanButton.module.less';

/** Reads a code with the camera; shown only where the host can do it. */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  if (!canScan()) return null;

  const scan = async () => {
    const scanned = await scanCode(fetchSignature);
    if (scanned.kind === 'cancelled') return;
    const code = scanned.kind === 'text' ? readScannedCode(scanned.text) : '';
    if (code !== '') onCode(code);
    else showMessage(scanned.kind === 'text' ? '这不是激活码，请换一张试试' : '现在不能扫码，请手动输入激活码');
  };

  return (
    <button type="button" className={styles.scan} onClick={() => void scan()}>
      <ScanIcon width="1em" height="1em" aria-hidden="true" />
      扫一扫
    </button>
  );
}
