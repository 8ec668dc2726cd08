import { createClientToken } from '@/shared/lib/clientToken';

/**
 * For `useSubmit` of a write that sets what its payload says, such as a switch: done twice it is the same, so each tap is
 * an intent of its own. One that stayed open would get the answer of then, also after it was set back elsewhere.
 */
export const SETTING_INTENT = { about: createClientToken };
