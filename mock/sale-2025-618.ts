import './_server/sale-2025-618/campaign';
import './_server/sale-2025-618/scenarios';
import './_server/sale-2025-618/texts';
import { routes } from './_server/handle';

// The campaign answers through campaign/detail and campaign/goods; it has no calls of its own.
export default routes({});
