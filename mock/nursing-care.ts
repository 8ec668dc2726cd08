import './_server/nursing-care/campaign';
import './_server/nursing-care/scenarios';
import './_server/nursing-care/texts';
import { routes } from './_server/handle';

// The campaign answers through the calls of all campaigns; it has none of its own.
export default routes({});
