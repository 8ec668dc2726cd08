import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';

const TextReader = lazyPart(async () => (await import('./TextReader')).TextReader);

interface Props {
  /** The text's key on the server, such as "privacy". */
  textKey: string;
  /** Brings back the screen in whose place it stands. */
  onBack: () => void;
}

/** A rule or agreement in the place of a screen; its code comes when it is opened. */
export function TextPanel({ textKey, onBack }: Props) {
  return (
    <Suspense fallback={<PartLoading />}>
      <TextReader textKey={textKey} onBack={onBack} />
    </Suspense>
  );
}
