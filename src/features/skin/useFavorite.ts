import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { showNotification, showSuccess } from '@/shared/ui/toast/toast';
import { favoriteSkinArticle, type SkinArticle } from './contract';

type Facts = Pick<SkinArticle, 'articleId' | 'favorite'>;

interface Options {
  show: (isOn: boolean) => void;
  /** The answer was lost, or a no: only the server knows whether it is kept. */
  askAnew: () => void;
}

/** Keeps an article for the member, or no longer; shown at once, taken back until the server has told. A guest signs in first. */
export function useFavorite({ articleId, favorite }: Facts, { show, askAnew }: Options) {
  const { isSignedIn } = useSession();
  const { submit } = useSubmit(favoriteSkinArticle, {
    isQuiet: true,
    optimistic: ({ on }) => {
      show(on);
      return () => show(!on);
    },
    askAnew,
    onDone: (_, { payload }) => (payload.on ? showSuccess('已收藏') : showNotification('已取消收藏')),
  });
  return () => {
    if (isSignedIn) void submit({ articleId, on: !favorite });
    else signIn();
  };
}
