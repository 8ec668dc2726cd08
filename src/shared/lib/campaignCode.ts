import { useQueryParam } from './navigation';

/** A campaign's code as it stands in addresses. */
const CODE = /^[\w-]{1,40}$/;

/** The campaign that sent the member to this screen (`from`), by its code; undefined when none did. */
export function useCampaignCode(): string | undefined {
  const from = useQueryParam('from');
  return from !== undefined && CODE.test(from) ? from : undefined;
}
