import { useState } from 'react';
import { Card } from '@/shared/ui/Card/Card';
import { TrialSlots } from './TrialSlots';

interface Props {
  slots: readonly string[];
  chosen: string | undefined;
  /** The day that was chosen and cannot be had any more. */
  gone: string | undefined;
  onChoose: (slot: string) => void;
}

/** The days once more, when the chosen one is gone at the last look; they stay, so that the choice can be changed. */
export function DayAgain({ slots, chosen, gone, onChoose }: Props) {
  const isMissing = chosen === undefined;
  const [wasMissing, setWasMissing] = useState(isMissing);
  if (isMissing && !wasMissing) setWasMissing(true);
  if (!isMissing && !wasMissing) return null;
  return (
    <Card>
      <TrialSlots slots={slots} place="" chosen={chosen} gone={gone} onChoose={onChoose} />
    </Card>
  );
}
