import { Suspense } from 'react';
import { currentHost } from '@/bridge/environment';
import { useQuery } from '@/request/useQuery';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useQueryParam } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { NavBar } from '@/shared/ui/NavBar/NavBar';
import { SubjectContext } from '@/shared/ui/PageState/subject';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { getGoodsDetail } from '../../contract';
import { GoodsMissing } from './GoodsMissing';
import { GoodsSkeleton } from './GoodsSkeleton';
import { GoodsSteps } from './GoodsSteps';

const TextPanel = lazyPart(async () => (await import('@/features/consent')).TextPanel);

const NOT_FOUND = 2010;

/** Loads the good and shows what the address asks for. */
export function GoodsView({ goodsId }: { goodsId: string }) {
  const from = useQueryParam('from');
  const rules = usePanel('action');
  const goods = useQuery(getGoodsDetail, { goodsId, ...(from ? { from } : {}) }, { refreshOnReturn: true });
  const isMissing = goods.failure?.code === NOT_FOUND || goods.data?.status === 'closed';

  if (rules.shown === 'rules') {
    return (
      <Suspense fallback={<PartLoading />}>
        <TextPanel textKey="points" onBack={rules.back} />
      </Suspense>
    );
  }
  if (isMissing) return <GoodsMissing title={goods.data ? '这件商品已下架' : undefined} />;
  return (
    <SubjectContext.Provider value={{ kind: 'goods', number: goodsId }}>
      {goods.failure && !goods.data && <NavBar title="商品详情" hidden={currentHost() === 'miniProgram'} />}
      <QueryView query={goods} skeleton={<GoodsSkeleton goodsId={goodsId} />}>
        {(data) => <GoodsSteps goods={data} refresh={goods.refresh} patch={goods.patch} />}
      </QueryView>
    </SubjectContext.Provider>
  );
}
