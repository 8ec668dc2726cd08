import { sendOn, useShareCard } from '@/features/wechat';
import { pathOf } from '@/shared/lib/navigation';
import type { SkinArticle } from './contract';

/** Tells the share menu of an article; returns what the screen's own share button does. */
export function useArticleShare({ articleId, title, summary, picture }: SkinArticle): () => void {
  const path = pathOf('skinLibrary', { articleId });
  useShareCard({ title, text: summary, path, picture });
  return () => sendOn(title, path);
}
