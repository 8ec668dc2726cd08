import { favoriteMark } from '@/frame/favoriteMark';
import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { favoriteSkinArticle, type SkinArticle } from './contract';

/** Keeps an article for the member, or no longer. A guest signs in first. */
export function useFavorite(
  { articleId, favorite }: Pick<SkinArticle, 'articleId' | 'favorite'>,
  options: Parameters<typeof favoriteMark>[0],
): () => void {
  const { isSignedIn } = useSession();
  const { submit } = useSubmit(favoriteSkinArticle, favoriteMark(options));
  return () => void (isSignedIn ? submit({ articleId, on: !favorite }) : signIn());
}
