import { ScreenFrame } from '@/frame/ScreenFrame';
import type { Route } from '@/shared/config/routes';
import { pathOf } from '@/shared/lib/navigation';
import { PageState } from '@/shared/ui/PageState/PageState';
import { ROUTES } from '../routes';

interface Props {
  screen: Route;
  title: string;
  text: string;
}

/** There is no such team: the way to the campaign. */
export function LostTeam({ screen, title, text }: Props) {
  return (
    <ScreenFrame title={screen.title} fallback={ROUTES.home} subject={{ kind: 'campaign', number: 'april' }} hasHelp>
      <PageState
        state="empty"
        art="search"
        title={title}
        text={text}
        action={{ text: '去活动页看看', to: pathOf(ROUTES.home) }}
      />
    </ScreenFrame>
  );
}
