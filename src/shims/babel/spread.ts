/** What Babel's `objectSpread2` and `extends` do, by the word that all phones know. */
export default Object.assign;
