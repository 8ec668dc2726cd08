import { useElderMode } from '@/shared/lib/elderMode';
import { keyed } from '@/shared/lib/keyed';
import { pathOf } from '@/shared/lib/navigation';
import { Link } from '@/shared/ui/Link/Link';
import { SearchLink } from '@/shared/ui/Search/SearchLink';
import styles from './SearchEntry.module.less';

/** Leads to the search; the words that others look for are one tap away. */
export function SearchEntry({ hotWords }: { hotWords: readonly string[] }) {
  const isElder = useElderMode();
  return (
    <div className={styles.head}>
      <SearchLink to={pathOf('skinLibrary', { step: 'search' })}>
        {isElder ? '搜皮肤问题' : '搜皮肤问题，例如 换季发干'}
      </SearchLink>
      {!isElder && hotWords.length > 0 && (
        <nav className={styles.hot} aria-labelledby="skin-hot">
          <span id="skin-hot" className={styles.label}>
            常搜
          </span>
          {keyed(hotWords).map(([key, word]) => (
            <Link key={key} className={styles.word} to={pathOf('skinLibrary', { step: 'search', q: word })}>
              {word}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
