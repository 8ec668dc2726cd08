import { useContext } from 'react';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { HelpWays } from '../HelpWays/HelpWays';
import { wordsOf } from './foreignCopy';
import { usePageActions } from './pageActions';
import type { ForeignState } from './pageStates';
import { StatePanel } from './StatePanel';
import { SubjectContext } from './subject';

/** What is asked for belongs to another account. Trying again would not help; another login, or the own list, does. */
export function ForeignPage({ code }: ForeignState) {
  const { switchAccount } = usePageActions();
  const { thing, own } = wordsOf(useContext(SubjectContext));
  return (
    <StatePanel
      role="alert"
      art="signIn"
      title={`${thing}是另一个账号的`}
      text="换那个账号登录后可以看到"
      actions={
        <>
          {switchAccount && <Button onClick={switchAccount}>换账号登录</Button>}
          <ButtonLink variant="outline" to={own.to}>
            {own.text}
          </ButtonLink>
        </>
      }
      foot={
        <>
          CODE:{code}
          <HelpWays />
        </>
      }
    />
  );
}
