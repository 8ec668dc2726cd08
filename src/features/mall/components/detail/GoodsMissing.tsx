import { pathOf } from '@/shared/lib/navigation';
import { PageState } from '@/shared/ui/PageState';

/** There is no such good, or it is off the shelf. */
export function GoodsMissing({ title = '没有找到这件商品' }: { title?: string }) {
  return (
    <PageState
      state="empty"
      art="soldOut"
      title={title}
      text="它可能已经下架，商城里还有别的好礼"
      action={{ text: '再逛逛', to: pathOf('pointsMall') }}
    />
  );
}
