import { onControl } from '../control';
import { allScenarios, allScreens, settingOf } from './registry';

// The catalogue for the drawer and for `npm run scenarios`, and the setting that a link names.
onControl('qaScenarios', () => ({ screens: allScreens(), scenarios: allScenarios() }));
onControl('qaScenario', ({ name }) => settingOf(name));
