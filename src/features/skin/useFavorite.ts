import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { showNotification, showSuccess } from '@/shared/ui/toast/toast';
import { favoriteSkinArticle, type SkinArticle } from './contract';

type Facts = Pick<SkinArticle, 'articleId' | 'favorite'>;

/** Keeps an article for the member, or no longer; shown at once, taken back when it was lost. A guest signs in first. */
export function useFavorite({ articleId, favorite }: Facts, show: (isOn: boolean) => void) {
  const { isSignedIn } = useSession();
  const { submit } = useSubmit(favoriteSkinArticle, {
    isQuiet: true,
    optimistic: ({ on }) => {
      show(on);
      return () => show(!on);
    },
    onDone: (_, { payload }) => (payload.on ? showSuccess('已收藏') : showNotification('已取消收藏')),
  });
  return () => {
    if (isSignedIn) void submit({ articleId, on: !favorite });
    else signIn();
  };
}
