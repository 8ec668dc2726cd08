import { Suspense } from 'react';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { ViewLoading } from '@/frame/ViewLoading';
import { useQuery } from '@/request/useQuery';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { lazyPart } from '@/shared/lib/lazyPart';
import { pathOf, useGo, useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { useFromTop } from '@/shared/lib/useFromTop';
import { usePanel } from '@/shared/lib/usePanel';
import { useVainPanel } from '@/shared/lib/useVainPanel';
import { PageState } from '@/shared/ui/PageState/PageState';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { getStudy, type Study } from '../contract';
import { mayGoOn } from '../judge';
import { isLive } from '../signing';
import { type OwnScreening, useScreening } from '../useScreening';
import { ResearchPage } from './ResearchPage';
import { StudyDetail } from './StudyDetail';
import { StudySkeleton } from './StudySkeleton';

const ApplyForm = lazyPart(async () => (await import('./ApplyForm')).ApplyForm);
const FitPanel = lazyPart(async () => (await import('./FitPanel')).FitPanel);
const SignPanel = lazyPart(async () => (await import('./SignPanel')).SignPanel);

const TITLES = { fit: '看看是否合适', sign: '知情同意书' } as const;

/** The study takes people, and not this member already. */
const isOpen = ({ operate }: Study) => operate.some(({ enabled }) => enabled);

/** The study still takes people, or has taken this member by now: its end is said below the wording, not after the form. */
function takesPart(study: Study): boolean {
  return isOpen(study) || (study.mine !== undefined && isLive(study.mine));
}

/** The consent that may be handed in with what was signed; undefined as long as something is missing. */
function readyConsent(study: Study, screening: OwnScreening, isRenewal: boolean, consentId: string | undefined) {
  const isSigned = screening.signed?.version === study.consent.version;
  const isThrough = isRenewal || (takesPart(study) && mayGoOn(screening.judged(study.questions)));
  return isSigned && isThrough ? consentId : undefined;
}

interface StepProps {
  study: Study;
  screening: OwnScreening;
  onBack: () => void;
  onMine: () => void;
  onChanged: () => void;
}

/** Reading and signing, and once both consents are there, handing in. */
function SignStep({ study, screening, onBack, onMine, onChanged }: StepProps) {
  const go = useGo();
  const setQuery = useSetQuery();
  const { studyId, consent, mine } = study;
  const isRenewal = mine?.operate.some(({ key }) => key === 'consent') ?? false;
  const consentId = readyConsent(study, screening, isRenewal, useQueryParam('consentId'));
  const again = pathOf('research', { studyId, step: 'sign' });
  if (consentId === undefined)
    return (
      <SignPanel
        study={study}
        screening={screening}
        isRenewal={isRenewal}
        onBack={onBack}
        onMine={onMine}
        onScreen={() => setQuery({ step: 'fit', consentId: undefined }, { replace: true })}
        onSigned={(name) => {
          screening.sign(name, consent.version);
          go('noticeBefore', { type: 'keyan', next: again });
        }}
      />
    );
  return (
    <ApplyForm
      study={study}
      screening={screening}
      consentId={consentId}
      isRenewal={isRenewal}
      onBack={onBack}
      onDone={() => {
        onChanged();
        setQuery({ step: isRenewal ? undefined : 'done', consentId: undefined }, { replace: true });
      }}
      onStale={() => {
        screening.unsign();
        setQuery({ consentId: undefined }, { replace: true });
        onChanged();
      }}
      onRefused={onChanged}
    />
  );
}

/** The panel of the address. Nobody is asked about his health for a study that takes nobody, or has him; who answers already reads on. */
function useStep(study: Study | undefined, { answers }: OwnScreening) {
  const panel = usePanel('step', 'consentId');
  const { shown, close } = panel;
  const isVain = shown === 'fit' && study !== undefined && !isOpen(study) && Object.keys(answers).length === 0;
  useVainPanel(isVain, close);
  return isVain ? { ...panel, shown: undefined } : panel;
}

/**
 * One study. In its place: `step=fit` with the questions, `step=sign` with the wording; over it `step=done` after applying.
 * Each of the first two takes the place of the one before, so that one step back leads out of them.
 */
export function StudyView({ studyId, onMine }: { studyId: string; onMine: () => void }) {
  const query = useQuery(getStudy, { studyId }, { refreshOnReturn: true });
  const screening = useScreening(studyId);
  const { data: study, failure, refresh } = query;
  const { shown, open, close, back } = useStep(study, screening);
  const setQuery = useSetQuery();
  const step = { onBack: back, screening };
  useFromTop(shown === 'fit' || shown === 'sign' ? shown : studyId);

  if (!study && failure?.code === NOT_FOUND)
    return (
      <ResearchPage fallback="research" onMine={onMine}>
        <PageState
          state="empty"
          art="search"
          title="这项研究已经撤下"
          text="看看其他正在招募的研究"
          action={{ text: '看看招募', to: pathOf('research') }}
        />
      </ResearchPage>
    );
  if (!study && (shown === 'fit' || shown === 'sign'))
    return <ScreenFrame title={TITLES[shown]} onBack={back} failure={failure} onRetry={refresh} />;
  if (study && shown === 'fit')
    return (
      <Suspense fallback={<ViewLoading title={TITLES.fit} onBack={back} />}>
        <FitPanel
          {...step}
          study={study}
          onGoOn={() => {
            // The answers took a while: who reads on knows whether the study still takes people.
            refresh();
            setQuery({ step: 'sign' }, { replace: true });
          }}
        />
      </Suspense>
    );
  if (study && shown === 'sign')
    return (
      <Suspense fallback={<ViewLoading title={TITLES.sign} onBack={back} />}>
        <SignStep {...step} study={study} onMine={onMine} onChanged={refresh} />
      </Suspense>
    );
  return (
    <ResearchPage fallback="research" onMine={onMine}>
      <QueryView query={query} skeleton={<StudySkeleton />}>
        {(data) => (
          <StudyDetail
            study={data}
            isDone={shown === 'done'}
            onOpen={open}
            onClose={close}
            onMine={onMine}
            onChanged={refresh}
          />
        )}
      </QueryView>
    </ResearchPage>
  );
}
