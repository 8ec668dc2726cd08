import { currentHost } from '@/bridge/environment';
import { shareLinkOf } from '@/bridge/shareLink';
import { useShareCard } from '@/features/wechat';
import { pathOf } from '@/shared/lib/navigation';
import { shareLink } from '@/shared/ui/CopyButton/shareLink';
import { showMessage } from '@/shared/ui/toast/toast';
import type { SkinArticle } from './contract';

const LIBRARY_CARD = {
  title: '皮肤知识库',
  text: '由皮肤科医生和护理师审核的日常照看知识',
  path: pathOf('skinLibrary'),
};

/** What the share menu sends from everywhere but an article: the library. Never a questionnaire or its result. */
export function useLibraryShare(): void {
  useShareCard(LIBRARY_CARD);
}

/** Tells the share menu of an article; returns what the screen's own share button does. */
export function useArticleShare({ articleId, title, summary, picture }: SkinArticle): () => void {
  const path = pathOf('skinLibrary', { articleId });
  useShareCard({ title, text: summary, path, picture });
  return () => {
    if (currentHost() === 'browser') void shareLink(title, shareLinkOf(path));
    else showMessage('点右上角“···”，发送给朋友');
  };
}
