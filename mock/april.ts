import './_server/april/campaign';
import './_server/april/scenarios';
import { routes } from './_server/handle';

// The campaign answers through campaign/detail and the calls of teams; it has none of its own.
export default routes({});
