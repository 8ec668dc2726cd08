import type { ComponentProps } from 'react';
import { CampaignAction } from './CampaignAction';

interface Props extends Pick<ComponentProps<typeof CampaignAction>, 'operate' | 'onClick' | 'busy'> {
  /** Id of what names the row. */
  titleId: string;
}

/** The server's button in a row of a list. */
export function RowAction({ titleId, ...action }: Props) {
  return <CampaignAction {...action} size="small" variant="tint" aria-describedby={titleId} />;
}
