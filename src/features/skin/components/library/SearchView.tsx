import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { PageState } from '@/shared/ui/PageState/PageState';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { SearchForm, useKeyword } from '@/shared/ui/Search/SearchForm';
import { SearchWords } from '@/shared/ui/Search/SearchWords';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { getSkinLibrary } from '../../contract';
import { ArticlePages } from './ArticlePages';

interface HotWordsProps {
  onPick: (word: string) => void;
  /** Nothing else stands there: a failure is told in its place. */
  isAlone?: boolean;
}

function HotWords({ onPick, isAlone = false }: HotWordsProps) {
  const query = useQuery(getSkinLibrary, undefined);
  if (!query.data && !isAlone) return null;
  return (
    <QueryView query={query} skeleton={<Skeleton shape="card" height="96px" />}>
      {({ hotWords }) => <SearchWords title="大家常搜" words={hotWords} onPick={onPick} />}
    </QueryView>
  );
}

interface FoundProps {
  keyword: string;
  onPick: (word: string) => void;
}

function Found({ keyword, onPick }: FoundProps) {
  const nothing = (
    <>
      <PageState
        state="empty"
        art="search"
        title="没有找到这样的文章"
        text="换个短一点的词，或看看大家常搜的。着急的问题请直接问医生"
      />
      <HotWords onPick={onPick} />
    </>
  );
  return <ArticlePages key={keyword} keyword={keyword} empty={nothing} />;
}

/** Search as a full-screen view; the words live in the address. */
export function SearchView({ onBack }: { onBack: () => void }) {
  const { keyword, ...field } = useKeyword();
  return (
    <ScreenFrame title="搜皮肤问题" onBack={onBack} space="below">
      <SearchForm label="皮肤问题" placeholder="例如 换季发干" {...field} />
      {keyword === undefined ? (
        <HotWords isAlone onPick={field.search} />
      ) : (
        <Found keyword={keyword} onPick={field.search} />
      )}
    </ScreenFrame>
  );
}
