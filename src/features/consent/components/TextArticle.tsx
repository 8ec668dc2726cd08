import type { ReactNode } from 'react';
import { currentHost } from '@/bridge/environment';
import { formatDay } from '@/shared/lib/timeFormat';
import { Dated } from '@/shared/ui/Dated/Dated';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { ReadingArticle } from '@/shared/ui/Reading/ReadingArticle';
import type { ShownSection } from '@/shared/ui/Reading/ReadingSections';
import { sectionsOfBlocks } from '@/shared/ui/Reading/sectionsOfBlocks';
import type { ServerText } from '../contract';
import { OrganiserLines } from './OrganiserLines';
import styles from './TextArticle.module.less';
import { TextChanges } from './TextChanges';

interface Props {
  text: ServerText;
  /** Shows the wording that holds now; absent where only that one can be shown. */
  onLatest?: () => void;
  /** Between the text and the ways to help. */
  children?: ReactNode;
}

function sectionsOf(text: ServerText): ShownSection[] {
  const { organiser, changes } = text;
  const sections: ShownSection[] = [...(text.sections.length > 0 ? text.sections : sectionsOfBlocks(text.blocks))];
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

function EarlierNote({ text, onLatest }: Pick<Props, 'text' | 'onLatest'>) {
  if (text.latestVersion === undefined || text.latestVersion === text.version) return null;
  return (
    <div role="status" className={styles.old}>
      <p>
        这是以前的版本 {text.version}，现在按 {text.latestVersion} 版办理。
      </p>
      {onLatest && (
        <button type="button" className={styles.latest} onClick={onLatest}>
          看现行版本
        </button>
      )}
    </div>
  );
}

/** A rule or agreement as it is read everywhere: which wording, its sections, who answers for it, what was changed. */
export function TextArticle({ text, onLatest, children }: Props) {
  return (
    <ReadingArticle
      title={text.title}
      meta={
        <Dated>
          版本 {text.version}，{formatDay(text.updatedAt)} 更新
        </Dated>
      }
      copyHead={`${text.title}\n版本 ${text.version}`}
      sections={sectionsOf(text)}
      note={<EarlierNote text={text} {...(onLatest ? { onLatest } : {})} />}
      canPrint={currentHost() === 'browser'}
    >
      {children}
      <HelpWays className={styles.help} />
    </ReadingArticle>
  );
}
