import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { BoxSkeleton, ScreenFrame } from './ScreenFrame';

interface Props {
  title: string;
  onBack: () => void;
}

/** Stands for a view in a screen's place whose code is on the way: its bar and grey boxes, then words, then a way to ask again. */
export function ViewLoading({ title, onBack }: Props) {
  return (
    <ScreenFrame title={title} onBack={onBack}>
      <div aria-busy="true">
        <PartLoading>
          <BoxSkeleton />
        </PartLoading>
      </div>
    </ScreenFrame>
  );
}
