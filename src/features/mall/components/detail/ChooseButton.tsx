import { Button } from '@/shared/ui/Button/Button';
import type { ExchangeAction } from '../../exchangeAction';
import { ExchangeButton } from './ExchangeButton';

interface Props {
  missing: readonly string[];
  action: ExchangeAction;
  onConfirm: () => void;
}

function ignore(): void {
  // The specs are open already.
}

/** The button below the specs: what is still to be chosen, or the way on. */
export function ChooseButton({ missing, action, onConfirm }: Props) {
  if (missing.length > 0 || action.kind === 'choose') {
    return (
      <Button variant="off" size="large" block>
        {missing.length > 0 ? `请选择 ${missing.join('、')}` : '这个规格已换完'}
      </Button>
    );
  }
  return <ExchangeButton action={action} onChoose={ignore} onConfirm={onConfirm} />;
}
