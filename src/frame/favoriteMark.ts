import { showNotification, showSuccess } from '@/shared/ui/toast/toast';

/** What the member wishes: the mark set, or taken away. */
interface Wish {
  on: boolean;
}

interface Options {
  /** Shows the mark as it is to be. */
  show: (isOn: boolean) => void;
  /** The answer was lost, or a no: only the server knows whether it is marked. */
  askAnew: () => void;
}

/** How `useSubmit` sends a favourite: it shows at once, is taken back until the server has told, and says what was done. */
export function favoriteMark({ show, askAnew }: Options) {
  return {
    isQuiet: true,
    optimistic: ({ on }: Wish) => {
      show(on);
      return () => show(!on);
    },
    askAnew,
    onDone: (_: unknown, { payload }: { payload: Wish }) =>
      payload.on ? showSuccess('已收藏') : showNotification('已取消收藏'),
  };
}
