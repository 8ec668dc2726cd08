import './_server/spring-2024/campaign';
import './_server/spring-2024/scenarios';
import './_server/spring-2024/texts';
import { routes } from './_server/handle';

// It is read by campaign/detail; it has no calls of its own.
export default routes({});
