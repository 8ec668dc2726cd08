import './_server/nurse-carnival/campaign';
import './_server/nurse-carnival/scenarios';
import { routes } from './_server/handle';

// The campaign answers through campaign/detail and the thematic calls; it has no calls of its own.
export default routes({});
