import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { formatDay } from '@/shared/lib/timeFormat';
import { Blocks } from '@/shared/ui/Blocks/Blocks';
import { Dated } from '@/shared/ui/Dated/Dated';
import { getText } from '../contract';
import styles from './TextPanel.module.less';

interface Props {
  /** The text's key on the server, such as "privacy". */
  textKey: string;
  /** Brings back the screen in whose place it stands. */
  onBack: () => void;
}

/** A rule or agreement in the place of a screen. */
export function TextPanel({ textKey, onBack }: Props) {
  const { data: text, failure, refresh } = useQuery(getText, { key: textKey });
  if (!text || text.blocks.length === 0) {
    return (
      <ScreenFrame
        title=""
        onBack={onBack}
        subject={{ kind: 'text', number: textKey }}
        failure={failure}
        isUnreadable={text !== undefined}
        onRetry={refresh}
      />
    );
  }
  return (
    <ScreenFrame title={text.title} onBack={onBack} subject={{ kind: 'text', number: textKey }} hasHelp>
      <article className={styles.article}>
        <h2 className={styles.title}>{text.title}</h2>
        <p className={styles.meta}>
          <Dated>
            版本 {text.version}，{formatDay(text.updatedAt)} 更新
          </Dated>
        </p>
        <Blocks blocks={text.blocks} />
      </article>
    </ScreenFrame>
  );
}
