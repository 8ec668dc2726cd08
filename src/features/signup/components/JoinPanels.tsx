import { Popup } from '@/shared/ui/Popup/Popup';
import { QrCode } from '@/shared/ui/QrCode/QrCode';
import type { Join } from '../contract';
import styles from './JoinPanels.module.less';

interface CodeProps {
  code: string | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** Digits in groups of four, as they are read out. */
function grouped(code: string): string {
  return code.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** What staff scan at the visit. */
export function CheckCodePanel({ code, isOpen, onClose }: CodeProps) {
  return (
    <Popup isOpen={isOpen && code !== undefined} title="出示给工作人员" onClose={onClose}>
      {code !== undefined && (
        <div className={styles.code}>
          <QrCode text={code} aria-label="核销码" />
          <p className={styles.digits}>{grouped(code)}</p>
          <p className={styles.text}>服务开始时给护士扫，用一次就失效。</p>
        </div>
      )}
    </Popup>
  );
}

/** The group for those who have joined. */
export function GroupPanel({ group, isOpen, onClose }: { group: Join['group']; isOpen: boolean; onClose: () => void }) {
  return (
    <Popup isOpen={isOpen && group !== undefined} title={group?.title ?? '活动群'} onClose={onClose}>
      {group && (
        <div className={styles.code}>
          <QrCode text={group.qrText} aria-label={`${group.title}的二维码`} />
          <p className={styles.text}>{group.text}</p>
          <p className={styles.text}>长按二维码，或保存到相册后用微信扫一扫。</p>
        </div>
      )}
    </Popup>
  );
}
