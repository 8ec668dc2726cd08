import { Suspense, useEffect, useRef, useState } from 'react';
import { type CheckoutItem, CheckoutPanel } from '@/features/checkout';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { useCampaignCode } from '@/shared/lib/campaignCode';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import type { Goods, Sku } from '../../contract';
import { exchangeActionOf } from '../../exchangeAction';
import { type Choice, describeChoice, findSku, firstChoice, missingSpecs } from '../../skuChoice';
import { useSeenPrice } from '../../useSeenPrice';
import { ChooseButton } from './ChooseButton';
import { ExchangeButton } from './ExchangeButton';
import { GoodsAbout } from './GoodsAbout';
import { GoodsBar } from './GoodsBar';
import styles from './GoodsDetail.module.less';
import { GoodsFacts } from './GoodsFacts';
import { GoodsGallery } from './GoodsGallery';
import { GoodsHead } from './GoodsHead';
import { GoodsTop } from './GoodsTop';
import { SkuPopup } from './SkuPopup';

const PhotoViewer = lazyPart(async () => (await import('@/shared/ui/PhotoViewer/PhotoViewer')).PhotoViewer);

interface Props {
  goods: Goods;
  refresh: () => void;
  patch: (change: (goods: Goods) => Goods) => void;
}

function checkoutItem(goods: Goods, sku: Sku, choice: Choice): Omit<CheckoutItem, 'campaign'> {
  const { goodsId, name, deliver, gallery, operate } = goods;
  const img = sku.img || (gallery[0] ?? '');
  const earnRoute = operate.find(({ key }) => key === 'exchange')?.reasonAction?.route;
  return { ...sku, goodsId, name, deliver, img, spec: describeChoice(goods, choice), earnRoute };
}

/** The good itself, the panel of its specs over it, and in its place the checkout. */
export function GoodsDetail({ goods, refresh, patch }: Props) {
  const { shown: step, open, close, back } = usePanel('step', 'action');
  const skuId = useQueryParam('skuId');
  const num = useQueryParam('num') ?? '1';
  const campaign = useCampaignCode();
  const setQuery = useSetQuery();
  const { isSignedIn } = useSession();
  const [photo, setPhoto] = useState(0);
  const [choice, setChoice] = useState(() => firstChoice(goods, skuId));
  const sku = findSku(goods, choice);
  const action = exchangeActionOf(goods, sku);
  useSeenPrice(goods, sku ?? goods);

  // What was chosen in the panel stays in the address after the panel has closed.
  const isUnsaved = step === undefined && goods.skus.length > 1 && sku !== undefined && sku.skuId !== skuId;
  useEffect(() => {
    if (isUnsaved) setQuery({ skuId: sku?.skuId }, { replace: true });
  }, [isUnsaved, setQuery, sku?.skuId]);

  // Back from the checkout: stock and limits may be others than those that led there.
  const isOrdering = step === 'confirm';
  const wasOrdering = useRef(isOrdering);
  useEffect(() => {
    if (wasOrdering.current && !isOrdering) refresh();
    wasOrdering.current = isOrdering;
  }, [isOrdering, refresh]);

  // An address that names none of the specs: they are chosen first, and who leaves the panel is not in a checkout.
  const isUnchosen = isOrdering && sku === undefined;
  useEffect(() => {
    if (isUnchosen) setQuery({ step: 'sku', skuId: undefined }, { replace: true });
  }, [isUnchosen, setQuery]);

  const openConfirm = (isInPanel: boolean) => {
    if (!sku) return;
    setQuery({ step: 'confirm', skuId: sku.skuId, num }, { replace: isInPanel });
    if (!isSignedIn) signIn();
  };
  const choose = () => open('sku');

  if (isOrdering && sku) {
    const item = { ...checkoutItem(goods, sku, choice), campaign };
    return <CheckoutPanel item={item} onBack={back} onGone={refresh} />;
  }
  return (
    <div className={styles.page}>
      <GoodsTop goods={goods} />
      <GoodsGallery
        name={goods.name}
        pictures={goods.gallery}
        onOpen={(place) => {
          setPhoto(place);
          open('photos');
        }}
      />
      <GoodsHead goods={goods} sku={sku} onStart={refresh} />
      <GoodsFacts goods={goods} choice={choice} onChoose={choose} />
      <GoodsAbout goods={goods} />
      <GoodsBar
        goods={goods}
        askAnew={refresh}
        onReminded={(reminded, waiting) =>
          patch((before) => ({ ...before, reminded, waiting: waiting ?? before.waiting }))
        }
      >
        <ExchangeButton action={action} onChoose={choose} onConfirm={() => openConfirm(false)} />
      </GoodsBar>
      {step === 'photos' && goods.gallery.length > 0 && (
        <Suspense fallback={<PartLoading />}>
          <PhotoViewer name={goods.name} pictures={goods.gallery} start={photo} onClose={close} />
        </Suspense>
      )}
      {goods.skus.length > 1 && (
        <SkuPopup
          isOpen={step === 'sku'}
          goods={goods}
          choice={choice}
          sku={sku}
          onChange={setChoice}
          onClose={close}
          footer={
            <ChooseButton missing={missingSpecs(goods, choice)} action={action} onConfirm={() => openConfirm(true)} />
          }
        />
      )}
    </div>
  );
}
