import { onControl } from '../control';
import { refuse } from '../refusal';
import { forcePhase, needCampaign, type Phase } from './registry';

const PHASES: Readonly<Record<string, Phase>> = { coming: 0, running: 1, ended: 2, removed: 3 };

// Sets the phase of one campaign: `{ code, phase }`; a phase of null gives it back to the clock.
onControl('campaign', ({ code, phase }) => {
  const campaign = needCampaign(code);
  if (phase !== null && (typeof phase !== 'string' || !Object.hasOwn(PHASES, phase))) {
    throw refuse.badInput(`阶段只能是 ${Object.keys(PHASES).join(' ')} 或 null`);
  }
  forcePhase(campaign.code, phase === null ? undefined : PHASES[phase as string]);
  return { code: campaign.code, phase };
});
