import type { ComponentType } from 'react';
import type { CampaignBlock, ShownCampaign } from '../definition';

/** A part that is the campaign's own: `block('recipes', RecipeNote)`. */
export function block(kind: string, Part: ComponentType<{ shown: ShownCampaign }>): CampaignBlock {
  return { kind, render: (shown) => <Part shown={shown} /> };
}
