import { useEffect } from 'react';
import { currentHost } from '@/bridge/environment';
import { pathOf } from '@/shared/lib/navigation';
import { NavBar } from '@/shared/ui/NavBar/NavBar';
import { PageState } from '@/shared/ui/PageState/PageState';
import { hideMessage } from '@/shared/ui/toast/toast';

/** There is no such good, or it is off the shelf. */
export function GoodsMissing({ isClosed = false }: { isClosed?: boolean }) {
  // Why an order was refused stands here from now on, and the button where the message would.
  useEffect(hideMessage, []);
  return (
    <>
      <NavBar title="商品详情" hidden={currentHost() === 'miniProgram'} />
      <PageState
        state="empty"
        art="soldOut"
        title={isClosed ? '这件商品已下架' : '没有找到这件商品'}
        text={isClosed ? '商城里还有别的商品' : '它可能已经下架，商城里还有别的商品'}
        action={{ text: '再逛逛', to: pathOf('pointsMall') }}
      />
    </>
  );
}
