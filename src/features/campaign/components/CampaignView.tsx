import { Suspense, useEffect, useRef } from 'react';
import { currentHost } from '@/bridge/environment';
import { TextPanel } from '@/features/consent';
import { useShareCard } from '@/features/wechat';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useGo, useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { LateHelp } from '@/shared/ui/HelpWays/LateHelp';
import { useSupport } from '@/shared/ui/HelpWays/useSupport';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import type { CampaignDetail } from '../contract';
import type { CampaignDefinition, ShownCampaign } from '../definition';
import { BLOCK_KEY, useCampaign } from '../useCampaign';
import { BlockFrame, goToBlock } from './BlockFrame';
import { CampaignBar } from './CampaignBar';
import { CampaignHero } from './CampaignHero';
import { CampaignSkeleton } from './CampaignSkeleton';
import styles from './CampaignView.module.less';
import { Dressed } from './Dressed';
import { OVERLAP } from './Hero';
import { OrganiserLine } from './OrganiserLine';
import { RULES, WINNERS } from './panels';

const RemovedCampaign = lazyPart(async () => (await import('./RemovedCampaign')).RemovedCampaign);
const NextCampaign = lazyPart(async () => (await import('./NextCampaign')).NextCampaign);

const ENDED = 2;

/** The text that a panel of the address shows in place of the page. */
function textKeyOf(panel: string | undefined, detail: CampaignDetail | undefined) {
  if (panel === RULES) return detail?.rulesKey;
  return panel === WINNERS ? detail?.recap?.winners?.textKey : undefined;
}

function cardOf({ share, route }: CampaignDefinition, detail: CampaignDetail | undefined) {
  const { title = share.title, desc: text = share.text, img: picture } = detail?.share ?? {};
  return { title, text, picture, path: route.path };
}

/** Leads to the block that the address named when the page was opened, for example after the login. */
function useBlockOfAddress(): void {
  const kind = useRef(useQueryParam(BLOCK_KEY));
  const setQuery = useSetQuery();
  const leave = useRef(() => setQuery({ [BLOCK_KEY]: undefined }, { replace: true }));
  useEffect(() => {
    if (kind.current === undefined) return;
    goToBlock(kind.current);
    leave.current();
  }, []);
}

function Blocks({ shown }: { shown: ShownCampaign }) {
  useBlockOfAddress();
  const isHelpInBar = useSupport() !== undefined && shown.phase === ENDED;
  const kinds = shown.detail.blocks.map(({ kind }) => kind);
  return (
    <>
      {shown.campaign.blocks
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ kind, render }) => (
          <BlockFrame key={kind} kind={kind}>
            {render(shown)}
          </BlockFrame>
        ))}
      <Suspense fallback={null}>
        {shown.phase === ENDED && !kinds.includes('next') && <NextCampaign next={shown.detail.next} />}
      </Suspense>
      <OrganiserLine period={shown.detail} />
      {!isHelpInBar && <LateHelp />}
    </>
  );
}

/** The screen of a campaign, in every state: the definition says how it looks, the server what there is. */
export function CampaignView({ campaign }: { campaign: CampaignDefinition }) {
  const state = useCampaign(campaign);
  const { query, phase } = state;
  const detail = query.data;
  const panel = usePanel('panel');
  const go = useGo();
  const card = cardOf(campaign, detail);
  const { rules } = campaign;
  const isRemoved = phase === 3 || query.failure?.code === NOT_FOUND;
  useShareCard(isRemoved ? undefined : card);

  const textKey = textKeyOf(panel.shown, detail);
  if (textKey !== undefined) return <TextPanel textKey={textKey} onBack={panel.back} />;
  if (isRemoved) {
    return (
      <Suspense fallback={<PartLoading />}>
        <RemovedCampaign campaign={campaign} next={detail?.next} />
      </Suspense>
    );
  }
  return (
    <Dressed dress={campaign.dress} subject={{ kind: 'campaign', number: campaign.code }}>
      <CampaignHero
        campaign={campaign}
        state={state}
        isInMiniProgram={currentHost() === 'miniProgram'}
        onRules={detail?.rulesKey ? () => (rules ? go(rules) : panel.open(RULES)) : undefined}
      />
      <div className={styles.blocks} style={{ marginTop: -(campaign.hero.overlap ?? OVERLAP) }}>
        <QueryView query={query} skeleton={<CampaignSkeleton />}>
          {(answer) => {
            if (phase === undefined) return null;
            const { isSignedIn, report, act } = state;
            const shown = { campaign, detail: answer, phase, refresh: query.refresh, isSignedIn, report, act };
            return (
              <>
                <Blocks shown={shown} />
                <CampaignBar shown={shown} share={card} />
              </>
            );
          }}
        </QueryView>
      </div>
    </Dressed>
  );
}
