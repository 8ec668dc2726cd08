import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'umi';
import { currentHost } from '@/bridge/environment';
import { TextPanel } from '@/features/consent';
import { ViewLoading } from '@/frame/ViewLoading';
import type { Destination } from '@/shared/config/routes';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { ReactComponent as RefundIcon } from '@/shared/icons/receiptRefund.svg';
import { lazyPart } from '@/shared/lib/lazyPart';
import { pathOf, queryOf } from '@/shared/lib/navigation';
import { ownValue } from '@/shared/lib/ownValue';
import { usePanel } from '@/shared/lib/usePanel';
import { useVainPanel } from '@/shared/lib/useVainPanel';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { Card } from '@/shared/ui/Card/Card';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { NavBar } from '@/shared/ui/NavBar/NavBar';
import { PageState } from '@/shared/ui/PageState/PageState';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import type { SignupConfig } from '../contract';
import { type Signup, type SignupTarget, useSignup } from '../useSignup';
import { QuotaCard } from './QuotaCard';
import type { ClosedWay } from './SignupClosed';
import { SignupSkeleton } from './SignupSkeleton';
import styles from './SignupView.module.less';

const EditJoin = lazyPart(async () => (await import('./EditJoin')).EditJoin);
const JoinResult = lazyPart(async () => (await import('./JoinResult')).JoinResult);
const SignupClosed = lazyPart(async () => (await import('./SignupClosed')).SignupClosed);
const SignupForm = lazyPart(async () => (await import('./SignupForm')).SignupForm);

const CLOSED: readonly SignupConfig['status'][] = ['closed', 'running', 'over'];

interface Props extends SignupTarget {
  /** Of the bar. */
  title: string;
  /** Where "back" leads for a member who entered here. */
  fallback: Destination;
  /** What lies behind bar and head. There is none behind a state: without the head it shows nothing. */
  ground?: ReactNode;
  /** The campaign's own head above the cards. */
  head: (config: SignupConfig) => ReactNode;
  /** The campaign's orders; without it there is no way to them. */
  ordersPath?: string;
  /** Where a member goes on once sign-ups are over. */
  closedWay: ClosedWay;
  /** Below the cards and above the bar, for example who organises it. */
  foot?: ReactNode;
}

/** The present address without what only belongs to one visit: the form's, or that of the sign-up `joinId`. */
function usePath(): (joinId?: string) => string {
  const { pathname, search } = useLocation();
  const query = Object.fromEntries(new URLSearchParams(search));
  return (joinId) => pathname + queryOf({ ...query, consentId: undefined, step: undefined, joinId });
}

/** The panels about what one has signed up for. */
const OF_JOIN: readonly (string | undefined)[] = ['edit', 'code', 'group'];

/** The panel of the address. One behind which there is nothing (any more) is closed: it would open over the next sign-up. */
function useStep({ isSignedIn, config, mine, join }: Signup) {
  const panel = usePanel('step');
  const { shown, close } = panel;
  const isKnown = config.data !== undefined && (!isSignedIn || mine.data !== undefined);
  const isThere = shown === 'edit' ? join?.editableUntil : join;
  useVainPanel(isKnown && OF_JOIN.includes(shown) && !isThere, close);
  return panel;
}

/**
 * A whole sign-up screen on the page of a campaign: the form while one can sign up, what one has signed up for afterwards.
 * Panels: `step=terms`, `step=rules`, `step=edit`, `step=group`, `step=code`.
 */
export function SignupView({ title, fallback, ground, head, ordersPath, closedWay, foot, ...target }: Props) {
  const signup = useSignup(target);
  const { shown, open, back } = useStep(signup);
  const pathOfJoin = usePath();
  const { config, join, refunding } = signup;
  const textKey = ownValue({ terms: config.data?.agreement?.key, rules: config.data?.rulesKey }, shown ?? '');
  if (textKey !== undefined) return <TextPanel textKey={textKey} onBack={back} />;
  if (shown === 'edit' && config.data && join?.editableUntil) {
    return (
      <Suspense fallback={<ViewLoading title="" onBack={back} />}>
        <EditJoin signup={signup} config={config.data} join={join} onBack={back} />
      </Suspense>
    );
  }
  const lowerPart = (
    <>
      <HelpWays />
      {foot}
    </>
  );
  const isMissing = !config.data && config.failure?.code === NOT_FOUND;
  // Nobody fills in a form for what he may have already.
  const isKnown = !signup.isSignedIn || signup.mine.data !== undefined;
  const content = (data: SignupConfig) => {
    if (join) {
      return (
        <JoinResult
          signup={signup}
          config={data}
          join={join}
          ordersPath={ordersPath}
          formPath={pathOfJoin()}
          foot={lowerPart}
          onEdit={() => open('edit')}
          onRules={() => open('rules')}
        />
      );
    }
    if (CLOSED.includes(data.status)) {
      return (
        <>
          <SignupClosed config={data} isSignedIn={signup.isSignedIn} words={signup.words} way={closedWay} />
          {lowerPart}
        </>
      );
    }
    return (
      <>
        {refunding && (
          <Card tight className={styles.former}>
            <ListRow
              icon={<RefundIcon aria-hidden />}
              title={`上次${signup.words.deed}${refunding.statusText}`}
              note={refunding.tip}
              to={pathOfJoin(refunding.joinId)}
            />
          </Card>
        )}
        <QuotaCard config={data} />
        <SignupForm
          signup={signup}
          config={data}
          path={pathOfJoin()}
          foot={lowerPart}
          onReadTerms={() => open('terms')}
        />
      </>
    );
  };
  return (
    <>
      {(config.data || !config.failure) && ground}
      <NavBar
        title={title}
        clear
        hidden={currentHost() === 'miniProgram'}
        fallback={fallback}
        action={
          config.data?.rulesKey !== undefined && (
            <button type="button" onClick={() => open('rules')}>
              <SpacedWord>规则</SpacedWord>
            </button>
          )
        }
      />
      {isMissing ? (
        <>
          <PageState
            state="empty"
            art="search"
            title="没有找到这个项目"
            text="可能已下架，链接也可能不完整"
            action={{ text: '回活动页', to: pathOf(fallback) }}
          />
          <HelpWays />
        </>
      ) : (
        <QueryView query={config} skeleton={<SignupSkeleton />}>
          {(data) => (
            <div className={styles.page}>
              {head(data)}
              <Suspense
                fallback={
                  <PartLoading>
                    <SignupSkeleton />
                  </PartLoading>
                }
              >
                {isKnown ? (
                  content(data)
                ) : (
                  <QueryView query={signup.mine} skeleton={<SignupSkeleton />}>
                    {() => null}
                  </QueryView>
                )}
              </Suspense>
            </div>
          )}
        </QueryView>
      )}
    </>
  );
}
