import { useState } from 'react';
import { ReactComponent as LinkIcon } from '@/shared/icons/copy.svg';
import { ReactComponent as ImageIcon } from '@/shared/icons/image.svg';
import { Apricot } from '@/shared/ui/Apricot/Apricot';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { copyText } from '@/shared/ui/CopyButton/copyText';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { QrCode } from '@/shared/ui/QrCode/QrCode';
import type { InviteInfo } from '../contract';
import styles from './InviteCard.module.less';

interface Props {
  info: InviteInfo;
  link: string | undefined;
  onPoster: () => void;
}

function LinkBox({ link, onPoster }: { link: string; onPoster: () => void }) {
  const [isWritten, setIsWritten] = useState(false);
  const copy = async () => setIsWritten(!(await copyText(link, '链接')));
  return (
    <>
      <div className={styles.code}>
        <QrCode text={link} aria-label="我的邀请二维码" />
        <Apricot className={styles.mark} />
      </div>
      <p className={styles.how}>
        <Clauses>请朋友用微信扫一扫，就能打开杏邻</Clauses>
      </p>
      <div className={styles.buttons}>
        <Button variant="outline" onClick={onPoster}>
          <ImageIcon className={styles.icon} />
          保存海报
        </Button>
        <Button variant="outline" onClick={() => void copy()}>
          <LinkIcon className={styles.icon} />
          复制链接
        </Button>
      </div>
      {isWritten && <p className={styles.link}>{link}</p>}
    </>
  );
}

/** The member's link as a code, as a poster and as a text to pass on. */
export function InviteCard({ info, link, onPoster }: Props) {
  const isOpen = info.status === 'open';
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{info.title}</h2>
      <p className={styles.text}>{info.description}</p>
      {info.reasonText !== undefined && (
        <p className={styles.reason}>
          <Clauses>{info.reasonText}</Clauses>
        </p>
      )}
      {isOpen && link !== undefined && <LinkBox link={link} onPoster={onPoster} />}
      {isOpen && link === undefined && (
        <p className={styles.reason}>
          <Clauses>您的链接暂时不能用，请稍后再试或联系客服</Clauses>
        </p>
      )}
    </Card>
  );
}
