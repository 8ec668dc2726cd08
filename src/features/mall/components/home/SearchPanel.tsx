import { useMount } from 'ahooks';
import { currentHost } from '@/bridge/environment';
import { useQuery } from '@/request/useQuery';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { useTitle } from '@/shared/lib/useTitle';
import { useUncover } from '@/shared/lib/useUncover';
import { NavBar } from '@/shared/ui/NavBar/NavBar';
import { useShownRows } from '@/shared/ui/PagedList/useShownRows';
import { countFound, FoundStatus } from '@/shared/ui/Search/FoundStatus';
import { SearchForm, useKeyword } from '@/shared/ui/Search/SearchForm';
import { SearchWords } from '@/shared/ui/Search/SearchWords';
import { getHotKeywords } from '../../contract';
import { GoodsSection } from './GoodsSection';
import styles from './SearchPanel.module.less';

/** Search as a full-screen view; the words live in the address. */
export function SearchPanel() {
  const couponId = useQueryParam('couponId');
  const isNamed = useQueryParam('step') === 'search';
  const setQuery = useSetQuery();
  useMount(() => {
    // A link may name the words alone.
    if (!isNamed) setQuery({ step: 'search' }, { replace: true });
  });
  const { back } = usePanel('step', 'q', 'couponId');
  const { keyword, ...field } = useKeyword();
  const title = couponId === undefined ? '搜商品' : '可用商品';
  useTitle(title);
  useUncover();
  return (
    <>
      <NavBar title={title} hidden={currentHost() === 'miniProgram'} onBack={back} />
      <div className={styles.page}>
        <SearchForm label="商品名" placeholder="商品名，例如 体温计" {...field} />
        {couponId !== undefined && <p className={styles.coupon}>只看这张券可以用的商品，确认订单时选券抵扣</p>}
        {keyword === undefined && couponId === undefined ? (
          <HotWords onPick={field.search} />
        ) : (
          <GoodsSection tell={(pages) => <FoundStatus words={keyword ?? ''} count={countFound(pages)} />} />
        )}
      </div>
    </>
  );
}

function HotWords({ onPick }: { onPick: (word: string) => void }) {
  const { data } = useQuery(getHotKeywords, undefined);
  const [count] = useShownRows('words');
  if (!data || data.length === 0) return null;
  return <SearchWords title="大家在搜" words={data.slice(0, count)} onPick={onPick} />;
}
