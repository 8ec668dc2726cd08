import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import type { StateAction } from './pageStates';

interface Props {
  action: StateAction;
}

export function StateButton({ action }: Props) {
  if ('to' in action) return <ButtonLink to={action.to}>{action.text}</ButtonLink>;
  return (
    <Button onClick={action.onClick} busy={action.busy}>
      {action.text}
    </Button>
  );
}
