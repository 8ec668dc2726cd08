import { currentHost } from '@/bridge/environment';
import { safeExternal } from '@/shared/lib/safeUrl';
import { Button } from '@/shared/ui/Button/Button';
import { copyText } from '@/shared/ui/CopyButton/copyText';
import { QrCode } from '@/shared/ui/QrCode/QrCode';
import type { Discount } from '../discountContract';
import styles from './LeavePanel.module.less';

interface Props {
  discount: Pick<Discount, 'title' | 'provider' | 'link'>;
}

/** Before a partner's page: whose it is, and another way to it where the page cannot be opened from here. */
export function LeavePanel({ discount }: Props) {
  const href = currentHost() === 'miniProgram' ? undefined : safeExternal(discount.link);
  const isReadable = /^https:\/\/[\w./?=&%#-]+$/.test(discount.link);
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>
        即将离开本页，前往{discount.provider}的页面“{discount.title}”。那里的内容和交易由对方负责。
      </p>
      {href !== undefined && (
        <a className={styles.go} href={href} rel="noopener noreferrer">
          继续前往
        </a>
      )}
      {href === undefined && isReadable && (
        <>
          <p className={styles.note}>这里不能直接打开对方的页面，可以扫码，或复制链接到浏览器打开。</p>
          <QrCode text={discount.link} aria-label="合作方页面二维码" />
          <p className={styles.link}>{discount.link}</p>
        </>
      )}
      {isReadable ? (
        <Button block variant="tint" onClick={() => void copyText(discount.link, '链接')}>
          复制链接
        </Button>
      ) : (
        <p className={styles.note}>对方的链接暂时不能打开，请联系客服。</p>
      )}
    </div>
  );
}
