import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Button } from '@/shared/ui/Button/Button';
import type { ExchangeAction } from '../../exchangeAction';

interface Props {
  action: ExchangeAction;
  onChoose: () => void;
  onConfirm: () => void;
}

function ignore(): void {
  // A refused operate is never tappable as a button.
}

export function ExchangeButton({ action, onChoose, onConfirm }: Props) {
  if (action.kind === 'refused') return <ActionButton operate={action.operate} onClick={ignore} size="large" block />;
  return (
    <Button size="large" block onClick={action.kind === 'choose' ? onChoose : onConfirm}>
      {action.text}
    </Button>
  );
}
