import { currentHost } from '@/bridge/environment';
import { ScreenFrame } from '@/frame/ScreenFrame';
import type { Destination } from '@/shared/config/routes';
import { formatDay } from '@/shared/lib/timeFormat';
import { usePanel } from '@/shared/lib/usePanel';
import { Dated } from '@/shared/ui/Dated/Dated';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { ReadingSections, type ShownSection } from '@/shared/ui/Reading/ReadingSections';
import { ReadingTools } from '@/shared/ui/Reading/ReadingTools';
import { plainText, readingLines } from '@/shared/ui/Reading/readingLines';
import { useReadAloud } from '@/shared/ui/Reading/useReadAloud';
import { useReadingSize } from '@/shared/ui/Reading/useReadingSize';
import type { ServerText } from '../contract';
import { useKeptText } from '../useKeptText';
import { OrganiserLines } from './OrganiserLines';
import { TextChanges } from './TextChanges';
import styles from './TextReader.module.less';

interface Props {
  /** The text's key on the server. */
  textKey: string;
  /** The name of the screen. */
  title: string;
  fallback: Destination;
}

function sectionsOf(text: ServerText): ShownSection[] {
  const { organiser, changes } = text;
  const own = text.sections.length > 0 ? text.sections : [{ key: 'text', title: text.title, blocks: text.blocks }];
  const sections: ShownSection[] = [...own];
  if (organiser) {
    const words = `主办方：${organiser.name}，电话 ${organiser.phone}`;
    const content = <OrganiserLines organiser={organiser} />;
    sections.push({ key: 'organiser', title: '主办方与联系', blocks: [{ type: 'paragraph', text: words }], content });
  }
  if (changes.length > 0) {
    const items = changes.map(({ version, at, text: change }) => `${version}，${formatDay(at)}：${change}`);
    const content = <TextChanges changes={changes} shown={text.version} />;
    sections.push({ key: 'changes', title: '修改记录', blocks: [{ type: 'list', items }], content });
  }
  return sections;
}

function Article({ text, onLatest }: { text: ServerText; onLatest: () => void }) {
  const sections = sectionsOf(text);
  const { size, choose } = useReadingSize();
  const aloud = useReadAloud(readingLines(sections));
  const isOld = text.latestVersion !== undefined && text.latestVersion !== text.version;
  return (
    <article className={styles.article}>
      {isOld && (
        <div role="status" className={styles.old}>
          <p>
            这是以前的版本 {text.version}，现在按 {text.latestVersion} 版办理。
          </p>
          <button type="button" className={styles.latest} onClick={onLatest}>
            看现行版本
          </button>
        </div>
      )}
      <h2 className={styles.title}>{text.title}</h2>
      <p className={styles.meta}>
        <Dated>
          版本 {text.version}，{formatDay(text.updatedAt)} 更新
        </Dated>
      </p>
      <ReadingTools
        size={size}
        onSize={choose}
        aloud={aloud}
        plainText={`${text.title}\n版本 ${text.version}\n\n${plainText(sections)}`}
        onPrint={currentHost() === 'browser' ? () => window.print() : undefined}
      />
      <ReadingSections sections={sections} size={size} readingAt={aloud.at} />
      <HelpWays className={styles.help} />
    </article>
  );
}

/**
 * A long text as a screen: its contents, its sections, who answers for it and what was changed. `version` in the address
 * shows an earlier wording.
 */
export function TextReader({ textKey, title, fallback }: Props) {
  const version = usePanel('version');
  const { data: text, failure, updatedAt, refresh } = useKeptText(textKey, version.shown);
  const isReadable = text !== undefined && (text.sections.length > 0 || text.blocks.length > 0);
  return (
    <ScreenFrame
      title={title}
      fallback={fallback}
      subject={{ kind: 'text', number: textKey }}
      onBack={version.shown === undefined ? undefined : version.back}
      failure={failure}
      isUnreadable={text !== undefined && !isReadable}
      updatedAt={updatedAt}
      onRetry={refresh}
    >
      {isReadable ? <Article key={text.version} text={text} onLatest={version.close} /> : undefined}
    </ScreenFrame>
  );
}
