import { ReactComponent as CopyIcon } from '@/shared/icons/copy.svg';
import { ReactComponent as ImageIcon } from '@/shared/icons/image.svg';
import { Blocks } from '@/shared/ui/Blocks/Blocks';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { copyText } from '@/shared/ui/CopyButton/copyText';
import { QrCode } from '@/shared/ui/QrCode/QrCode';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { InviteInfo } from '../contract';
import styles from './InviteCard.module.less';

interface Props {
  info: InviteInfo;
  link: string | undefined;
  onPoster: () => void;
}

function LinkBox({ link, onPoster }: { link: string; onPoster: () => void }) {
  return (
    <>
      <div className={styles.code}>
        <QrCode text={link} aria-label="我的邀请二维码" sizePx={148} />
      </div>
      <p className={styles.link}>{link}</p>
      <div className={styles.buttons}>
        <Button variant="tint" onClick={onPoster}>
          <ImageIcon className={styles.icon} />
          生成海报
        </Button>
        <Button onClick={() => void copyText(link, '链接')}>
          <CopyIcon className={styles.icon} />
          复制链接
        </Button>
      </div>
    </>
  );
}

/** The member's link in every form he may pass on, and the neutral rules. */
export function InviteCard({ info, link, onPoster }: Props) {
  const isOpen = info.status === 'open';
  return (
    <>
      <Card className={styles.card}>
        <h2 className={styles.title}>{info.title}</h2>
        <p className={styles.text}>{info.description}</p>
        {info.reasonText !== undefined && <p className={styles.reason}>{info.reasonText}</p>}
        {isOpen && link !== undefined && <LinkBox link={link} onPoster={onPoster} />}
        {isOpen && link === undefined && <p className={styles.reason}>您的链接暂时不能用，请稍后再试或联系客服</p>}
      </Card>
      <Card>
        <SectionTitle>邀请说明</SectionTitle>
        <div className={styles.rules}>
          <Blocks blocks={info.rules} />
        </div>
      </Card>
    </>
  );
}
