import { BlockCard, type ShownCampaign } from '@/features/campaign';
import { shownName, shownText } from '@/shared/lib/shownText';
import { formatDay } from '@/shared/lib/timeFormat';
import { Dated } from '@/shared/ui/Dated/Dated';
import styles from './LetterWords.module.less';

/** What members wrote to their families, on lined paper. */
export function LetterWords({ shown: { detail, refresh } }: { shown: ShownCampaign }) {
  const words = detail.recap?.words ?? [];
  return (
    <BlockCard title="信里写着" failure={words.length > 0 ? undefined : '信没有取到'} onRetry={refresh}>
      <ul className={styles.words}>
        {words.map(({ wordId, content, nickname, at }) => (
          <li key={wordId}>
            <p>{shownText(content)}</p>
            <small>
              <Dated>
                <bdi>{shownName(nickname)}</bdi>，{formatDay(at)}
              </Dated>
            </small>
          </li>
        ))}
      </ul>
    </BlockCard>
  );
}
