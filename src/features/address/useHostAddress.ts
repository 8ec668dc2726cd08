import { useEffect, useState } from 'react';
import { type AddressChoice, canOpenAddressList, chooseHostAddress } from '@/bridge/address';
import { onPageReturn } from '@/bridge/pageReturn';
import { fetchSignature } from '@/features/wechat';
import { useLock } from '@/request/useLock';
import { showMessage } from '@/shared/ui/toast/toast';
import { keepDraft, readDraft } from './addressDrafts';
import { EMPTY_FORM } from './addressForm';
import { fillFromHost } from './hostAddress';
import { findTree, type LoadAreas } from './useAreaTree';

const WORDS: Readonly<Record<Exclude<AddressChoice['kind'], 'address' | 'cancelled'>, string>> = {
  refused: '微信没有允许读取地址，您可以直接填写，或粘贴识别',
  failed: '微信地址没有打开，您可以直接填写，或粘贴识别',
  unavailable: '微信地址现在用不了，您可以直接填写，或粘贴识别',
};

/**
 * 微信地址: the address that the member chooses there becomes the draft of a new address, and `onFilled` opens the form.
 * `choose` is undefined where there is no such list.
 */
export function useHostAddress(loadAreas: LoadAreas, onFilled: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const { isMounted } = useLock();
  // The list may be left without an answer.
  useEffect(() => (isBusy ? onPageReturn(() => setIsBusy(false)) : undefined), [isBusy]);

  const choose = async () => {
    setIsBusy(true);
    const [choice, tree] = await Promise.all([chooseHostAddress(fetchSignature, isMounted), findTree(loadAreas)]);
    setIsBusy(false);
    // Who has gone on meanwhile stays where he is.
    if (choice.kind === 'cancelled' || !isMounted()) return;
    if (choice.kind !== 'address') return showMessage(WORDS[choice.kind]);
    keepDraft('new', fillFromHost(readDraft('new') ?? EMPTY_FORM, choice.address, tree));
    showMessage('已填好，请核对后保存');
    onFilled();
  };
  return { choose: canOpenAddressList() ? () => void choose() : undefined, isBusy };
}
