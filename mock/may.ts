import './_server/may/campaign';
import './_server/may/scenarios';
import { routes } from './_server/handle';

// The campaign answers through campaign/detail; it has no calls of its own.
export default routes({});
