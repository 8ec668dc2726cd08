import { currentHost } from '@/bridge/environment';
import { useQuery } from '@/request/useQuery';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { useQueryParam } from '@/shared/lib/navigation';
import { NavBar } from '@/shared/ui/NavBar/NavBar';
import { SubjectContext } from '@/shared/ui/PageState/subject';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import { GoodsDetail } from '../components/detail/GoodsDetail';
import { GoodsMissing } from '../components/detail/GoodsMissing';
import { GoodsSkeleton } from '../components/detail/GoodsSkeleton';
import { GoodsTop } from '../components/detail/GoodsTop';
import { getGoodsDetail } from '../contract';

/** One good, the choice of its specs and, in its place, the checkout. */
export function GoodsDetailScreen() {
  const goodsId = useQueryParam('goodsId');
  if (goodsId === undefined) return <GoodsMissing />;
  return <LoadedGoods key={goodsId} goodsId={goodsId} />;
}

function LoadedGoods({ goodsId }: { goodsId: string }) {
  const from = useQueryParam('from');
  const goods = useQuery(getGoodsDetail, { goodsId, ...(from ? { from } : {}) }, { refreshOnReturn: true });
  const isMissing = goods.failure?.code === NOT_FOUND || goods.data?.status === 'closed';

  if (isMissing) return <GoodsMissing isClosed={goods.data !== undefined} />;
  return (
    <SubjectContext.Provider value={{ kind: 'goods', number: goodsId }}>
      {goods.failure && !goods.data && <NavBar title="商品详情" hidden={currentHost() === 'miniProgram'} />}
      {!goods.failure && !goods.data && (
        <>
          <GoodsTop />
          <VisuallyHidden as="h1">商品详情</VisuallyHidden>
        </>
      )}
      <QueryView query={goods} skeleton={<GoodsSkeleton goodsId={goodsId} />}>
        {(data) => <GoodsDetail goods={data} refresh={goods.refresh} patch={goods.patch} />}
      </QueryView>
    </SubjectContext.Provider>
  );
}
