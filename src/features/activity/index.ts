/** The activities that this app has a screen for, in one row: `<ActivityStrip />`. */
export { ActivityStrip } from './components/ActivityStrip';
