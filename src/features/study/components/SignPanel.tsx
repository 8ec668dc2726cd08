import { currentHost } from '@/bridge/environment';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { formatDay } from '@/shared/lib/timeFormat';
import { useReachedEnd } from '@/shared/lib/useReachedEnd';
import { Dated } from '@/shared/ui/Dated/Dated';
import { ReadingSections } from '@/shared/ui/Reading/ReadingSections';
import { ReadingTools } from '@/shared/ui/Reading/ReadingTools';
import { plainText, readingLines } from '@/shared/ui/Reading/readingLines';
import { useReadAloud } from '@/shared/ui/Reading/useReadAloud';
import { useReadingSize } from '@/shared/ui/Reading/useReadingSize';
import type { Study } from '../contract';
import type { OwnScreening } from '../useScreening';
import { SignBox } from './SignBox';
import styles from './SignPanel.module.less';

interface Props {
  study: Study;
  screening: OwnScreening;
  isRenewal: boolean;
  onBack: () => void;
  onScreen: () => void;
  onMine: () => void;
  onSigned: (name: string) => void;
}

/** The wording as it was approved, letter by letter, and below its end the place to sign. */
export function SignPanel({ study, onBack, ...sign }: Props) {
  const { title, version, hash, approvedAt, sections } = study.consent;
  const { mark, hasReached } = useReachedEnd(`${version} ${hash}`);
  const { size, choose } = useReadingSize();
  const aloud = useReadAloud(readingLines(sections));
  return (
    <ScreenFrame title="知情同意书" onBack={onBack}>
      <article className={styles.article}>
        <h2 className={styles.title}>
          {study.title}
          <small>{title}</small>
        </h2>
        <p className={styles.meta}>
          <Dated>
            {version} 版，{formatDay(approvedAt)} 批准，批件号 {study.ethicsNo}
          </Dated>
          {hash !== '' && <span className={styles.hash}>全文校验码 {hash}</span>}
        </p>
        <ReadingTools
          size={size}
          onSize={choose}
          aloud={aloud}
          plainText={`${study.title}\n${title} ${version} 版\n\n${plainText(sections)}`}
          onPrint={currentHost() === 'browser' ? () => window.print() : undefined}
        />
        <ReadingSections sections={sections} size={size} readingAt={aloud.at} />
        <div ref={mark} className={styles.end} />
        <SignBox key={version} study={study} hasReadAll={hasReached} {...sign} />
      </article>
    </ScreenFrame>
  );
}
